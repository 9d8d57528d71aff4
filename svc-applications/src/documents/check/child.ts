import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { FileKind, FileProblem } from '../kinds';
import type { Answered, Asked } from './messages';
import { type Usage, usageOf } from './usage';

/** The outcome of a check: found, `over` a limit, or `lost` because something else ended the process. */
export type Outcome = { found: FileKind | FileProblem } | { over: 'time' | 'memory' } | { lost: string };

export interface ChildLimits {
  /** Milliseconds of processor time for one file. */
  processorMs: number;
  /** Memory of the whole process, in bytes. */
  memoryBytes: number;
  /** Memory for JavaScript objects; the bytes of files do not count towards it. */
  heapMegabytes: number;
  /** The most milliseconds for a file by the clock, where processor time is unknown or the process does nothing. */
  waitMs: number;
}

/** Signals with which a process ends by itself at the limit of its heap. */
const heapLimit = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL']);
/** How often a process is observed while it checks a file, in milliseconds. */
const watchMs = 20;

/** A process that checks files, one at a time. */
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
      // No secrets and no settings of the service reach the process.
      env: {},
      execArgv: [`--max-old-space-size=${limits.heapMegabytes}`, '--max-semi-space-size=8'],
      // Output is dropped, since a library may print text of the file's sender.
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

  /** Whether the process can check another file: it still runs, and earlier files left enough memory. */
  get isFit(): boolean {
    return !this.isGone && (this.usage()?.memoryBytes ?? 0) < this.limits.memoryBytes * 0.6;
  }

  /** Checks a file; the time for starting the process does not count. */
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

  /** Ends the process at once. */
  async end(): Promise<void> {
    if (!this.isGone) this.process.kill('SIGKILL');
    await this.gone;
  }

  /** Lowers the priority of the process, so that requests come first; a check only counts its own processor time. */
  private giveWay(): void {
    try {
      setPriority(this.process.pid ?? 0, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // The process has ended already, or the system has no priorities.
    }
  }

  private usage(): Usage | undefined {
    return this.process.pid === undefined ? undefined : usageOf(this.process.pid);
  }

  /** Ends the process when it reaches a limit. */
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
