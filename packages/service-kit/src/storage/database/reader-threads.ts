import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

export interface ReaderOptions {
  /** In bytes: the size of the file from which threads are used. A smaller file is read completely within a few ms. */
  fromBytes: number;
  threads: number;
  /** In ms: a thread without queries for so long ends and frees its memory. */
  idleMs: number;
}

export const readerOptions: ReaderOptions = { fromBytes: 32_000_000, threads: 2, idleMs: 60_000 };

const sizeAgainMs = 10_000;

interface Question {
  id: number;
  sql: string;
  bindings: unknown[];
}

type Answer = { id: number; rows: unknown[] } | { id: number; error: { message: string; code: string } };

interface Waiting {
  resolve(rows: unknown[]): void;
  reject(error: Error): void;
}

interface Thread {
  worker: Worker;
  waiting: Map<number, Waiting>;
  idle?: NodeJS.Timeout;
}

/**
 * Threads that read a SQLite file, each with a connection of its own, since a query in the main thread blocks all other
 * requests. They start with the first query and see everything that was committed before it.
 */
export class ReaderThreads {
  private threads: Thread[] = [];
  private asked = 0;
  private size = { at: Number.NEGATIVE_INFINITY, bytes: 0 };

  constructor(
    private readonly file: string,
    private readonly options: ReaderOptions = readerOptions,
  ) {}

  /** Whether the file is so large that its queries should run in threads. */
  get wanted(): boolean {
    if (performance.now() - this.size.at > sizeAgainMs) {
      const bytes = statSync(this.file, { throwIfNoEntry: false })?.size ?? 0;
      this.size = { at: performance.now(), bytes };
    }
    return this.size.bytes >= this.options.fromBytes;
  }

  read(sql: string, bindings: unknown[]): Promise<unknown[]> {
    const thread = this.freest();
    clearTimeout(thread.idle);
    const question: Question = { id: ++this.asked, sql, bindings };
    return new Promise((resolve, reject) => {
      thread.waiting.set(question.id, { resolve, reject });
      thread.worker.ref();
      thread.worker.postMessage(question);
    });
  }

  async end(): Promise<void> {
    await Promise.all(this.threads.map((thread) => this.endOne(thread)));
  }

  /** The thread with the fewest queries; a new thread when all are busy and more are allowed. */
  private freest(): Thread {
    const [first] = [...this.threads].sort((a, b) => a.waiting.size - b.waiting.size);
    if (first && (first.waiting.size === 0 || this.threads.length >= this.options.threads)) return first;
    return this.begin();
  }

  private begin(): Thread {
    const worker = new Worker(program, {
      eval: true,
      workerData: { file: this.file, driver: require.resolve('libsql') },
      execArgv: [],
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    });
    const thread: Thread = { worker, waiting: new Map() };
    worker.on('message', (answer: Answer) => this.answered(thread, answer));
    const over = (error: Error) => {
      this.threads = this.threads.filter((one) => one !== thread);
      for (const { reject } of thread.waiting.values()) reject(error);
      thread.waiting.clear();
    };
    worker.on('error', over);
    worker.on('exit', () => over(new Error('The thread that reads the database has ended.')));
    this.threads.push(thread);
    return thread;
  }

  private answered(thread: Thread, answer: Answer): void {
    const waiting = thread.waiting.get(answer.id);
    thread.waiting.delete(answer.id);
    if (thread.waiting.size === 0) {
      // Without queries the process may end, and after a while the thread does.
      thread.worker.unref();
      thread.idle = setTimeout(() => void this.endOne(thread), this.options.idleMs).unref();
    }
    if ('rows' in answer) waiting?.resolve(answer.rows);
    else waiting?.reject(Object.assign(new Error(answer.error.message), { code: answer.error.code }));
  }

  private async endOne(thread: Thread): Promise<void> {
    clearTimeout(thread.idle);
    this.threads = this.threads.filter((one) => one !== thread);
    await thread.worker.terminate();
  }
}

/**
 * The threads' program, as text, since a bundled service has no separate file for it. It keeps prepared statements by
 * their text, up to a small number.
 */
const program = `
const { parentPort, workerData } = require('node:worker_threads');
const Database = require(workerData.driver);
const database = new Database(workerData.file);
for (const pragma of ['busy_timeout = 20', 'query_only = ON']) database.exec('PRAGMA ' + pragma);
const kept = new Map();
const prepared = (sql) => {
  const statement = kept.get(sql) ?? database.prepare(sql);
  if (kept.size < 200) kept.set(sql, statement);
  return statement;
};
parentPort.on('message', ({ id, sql, bindings }) => {
  try {
    parentPort.postMessage({ id, rows: prepared(sql).all(bindings) });
  } catch ({ message, code }) {
    parentPort.postMessage({ id, error: { message, code } });
  }
});
`;
