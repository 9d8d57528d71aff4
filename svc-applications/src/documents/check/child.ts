import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { FileKind, FileProblem } from '../kinds';
import type { Answered, Asked } from './messages';
import { type Usage, usageOf } from './usage';

/** How the look at a file ended: `over` a limit, or `lost` with its process, which somebody else has ended. */
export type Outcome = { found: FileKind | FileProblem } | { over: 'time' | 'memory' } | { lost: string };

export interface ChildLimits {
  /** Processor time for one file. */
  processorMs: number;
  /** Memory of the whole process. */
  memoryBytes: number;
  /** Of the objects of the program itself, which are kept apart from the bytes of files. */
  heapMegabytes: number;
  /** Where processor time cannot be read, and for a process that does nothing at all. */
  waitMs: number;
}

/** The ways in which a process ends by itself at the limit of its objects. */
const heapLimit = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL']);
/** How often a process is looked at while it reads a file. */
const watchMs = 20;

/** One process that looks into files, one at a time. */
export class CheckChild {
  private readonly process: ChildProcess;
  private readonly ready: Promise<void>;
  private readonly gone: Promise<string>;
  private isGone = false;

  constructor(
    program: string,
    private readonly limits: ChildLimits,
  ) {
    this.process = fork(program, {
      // Neither secrets nor settings of the service.
      env: {},
      execArgv: [`--max-old-space-size=${limits.heapMegabytes}`, '--max-semi-space-size=8'],
      // What a library prints about a file is the sender's text.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.giveWay();
    this.gone = new Promise((resolve) => {
      this.process.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
      this.process.once('error', (error) => resolve(error.message));
    });
    this.gone.then(() => {
      this.isGone = true;
    });
    this.ready = new Promise((resolve) => this.process.once('message', () => resolve()));
  }

  get pid(): number | undefined {
    return this.process.pid;
  }

  /** Whether it can look into another file: not after its end, nor with much of earlier files in its memory. */
  get isFit(): boolean {
    return !this.isGone && (this.usage()?.memoryBytes ?? 0) < this.limits.memoryBytes * 0.6;
  }

  /** Looks into a file. Its start is not counted. */
  async ask(asked: Asked): Promise<Outcome> {
    const end = this.gone.then((how): Outcome => ({ lost: how }));
    const started = await Promise.race([this.ready.then(() => undefined), end]);
    if (started) return started;
    const answer = new Promise<Outcome>((resolve) => {
      this.process.once('message', (message: Answered) =>
        resolve(
          'found' in message ? { found: message.found } : { lost: 'failed' in message ? message.failed : '' },
        ),
      );
    });
    const watch = this.watch();
    this.process.send(asked, () => undefined);
    try {
      const outcome = await Promise.race([answer, end, watch.over]);
      return 'lost' in outcome && heapLimit.has(outcome.lost) ? { over: 'memory' } : outcome;
    } finally {
      watch.stop();
    }
  }

  /** Ends it at once, whatever it does. */
  async end(): Promise<void> {
    if (!this.isGone) this.process.kill('SIGKILL');
    await this.gone;
  }

  /** Requests of others come first: a check only counts its own time. */
  private giveWay(): void {
    try {
      setPriority(this.process.pid ?? 0, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // It has ended already, or the system has no priorities.
    }
  }

  private usage(): Usage | undefined {
    return this.process.pid === undefined ? undefined : usageOf(this.process.pid);
  }

  /** Ends the process at its limits. */
  private watch(): { over: Promise<Outcome>; stop(): void } {
    const before = this.usage();
    const begun = Date.now();
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<Outcome>((resolve) => {
      timer = setInterval(() => {
        const limit = this.limitPassed(before, begun);
        if (!limit) return;
        this.process.kill('SIGKILL');
        resolve(limit);
      }, watchMs);
    });
    return { over, stop: () => clearInterval(timer) };
  }

  private limitPassed(before: Usage | undefined, begun: number): Outcome | undefined {
    const now = this.usage();
    if (now && before && now.processorMs - before.processorMs >= this.limits.processorMs)
      return { over: 'time' };
    if (now && now.memoryBytes >= this.limits.memoryBytes) return { over: 'memory' };
    return Date.now() - begun >= this.limits.waitMs ? { over: 'time' } : undefined;
  }
}
