import { extname, join } from 'node:path';
import { Unavailable } from '@portal/service-kit/errors';
import type { Logger } from '@portal/service-kit/logging';
import { LRUCache } from 'lru-cache';
import { message } from '../../platform';
import type { Accepts, FileKind, FileProblem } from '../kinds';
import { CheckChild, type ChildLimits } from './child';
import { type Sender, turnsBySender } from './turns';

export interface FileToCheck {
  /** The path of a file on this machine. */
  path: string;
  accepts: Accepts;
  sender: Sender;
}

/** Checks uploaded files in processes of their own. */
export interface FileChecks {
  /**
   * Returns the kind of a file, or why it is refused. A file that needs more time or memory than any real one is
   * 'unreadable'.
   * @throws Unavailable if too many files wait, or if something else ended the processes
   */
  check(file: FileToCheck): Promise<FileKind | FileProblem>;
  /** The ids of the running processes. */
  processes(): number[];
  /** Ends all processes; files that are being checked are refused with 503. */
  stop(): Promise<void>;
}

const megabyte = 1024 * 1024;
/** Limits for a process: a second of processor time, and memory that leaves room for the service beside two of them. */
export const checkLimits: ChildLimits = {
  processorMs: 1000,
  memoryBytes: 224 * megabyte,
  heapMegabytes: 128,
  waitMs: 20_000,
};

/** The number of processes: one more than a network may use at once, so that another network's file need not wait. */
const atOnce = 2;
/** Milliseconds for which a network counts as slow after a file ran to a limit. Slow networks share one process. */
const slowMs = 10 * 60_000;
const mostSlow = 5000;
/** Milliseconds for which an idle process is kept. */
const idleMs = 30_000;
const busy = message('manyFilesChecked');

export interface ChecksOptions {
  /** The path of the bundled program. */
  program: string;
  logger: Logger;
  limits?: ChildLimits;
}

/** Makes the checks. Processes start when the first file comes, and end when no file has come for a while. */
export function startChecks({ program, logger, limits = checkLimits }: ChecksOptions): FileChecks {
  const slow = new LRUCache<string, true>({ max: mostSlow, ttl: slowMs });
  const inTurn = turnsBySender({
    isSlow: (network) => slow.has(network),
    atOnce,
    atOncePerNetwork: 1,
    waiting: 200,
    waitingPerNetwork: 40,
    refusal: busy,
  });
  const all = new Set<CheckChild>();
  const idle: CheckChild[] = [];
  let stopped = false;
  let resting: NodeJS.Timeout | undefined;

  async function end(child: CheckChild): Promise<void> {
    await child.end();
    all.delete(child);
  }

  function take(): CheckChild {
    clearTimeout(resting);
    for (let child = idle.pop(); child; child = idle.pop()) {
      if (child.isFit) return child;
      void end(child);
    }
    const child = new CheckChild(program, limits);
    all.add(child);
    return child;
  }

  function giveBack(child: CheckChild): void {
    if (stopped || !child.isFit) void end(child);
    else idle.push(child);
    clearTimeout(resting);
    resting = setTimeout(() => {
      for (const one of idle.splice(0)) void end(one);
    }, idleMs).unref();
  }

  async function check(
    { path, accepts, sender }: FileToCheck,
    isLast: boolean,
  ): Promise<FileKind | FileProblem> {
    if (stopped) throw new Unavailable();
    const child = take();
    const outcome = await child.ask({ path, accepts });
    if ('found' in outcome) {
      giveBack(child);
      return outcome.found;
    }
    await end(child);
    if ('over' in outcome) {
      slow.set(sender.network, true);
      logger.warn({ limit: outcome.over }, 'a file was refused at the limit of its check');
      return 'unreadable';
    }
    logger.error({ how: outcome.lost }, 'the check of a file was ended');
    // Something else ended the process, which says nothing about the file, so it is checked once more.
    if (!isLast) return check({ path, accepts, sender }, true);
    throw new Unavailable(message('fileNotChecked'));
  }

  return {
    check: (file) => inTurn(file.sender, () => check(file, false)),
    processes: () => [...all].flatMap(({ pid }) => pid ?? []),
    async stop() {
      stopped = true;
      clearTimeout(resting);
      await Promise.all([...all].map(end));
    },
  };
}

/** The path of the program beside the bundled service. */
export const bundledProgram = (): string => join(__dirname, `check${extname(__filename)}`);
