import { extname, join } from 'node:path';
import { Unavailable } from '@portal/service-kit/errors';
import type { Logger } from '@portal/service-kit/logging';
import { LRUCache } from 'lru-cache';
import { message } from '../../platform';
import type { Accepts, FileKind, FileProblem } from '../kinds';
import { CheckChild, type ChildLimits } from './child';
import { type Sender, turnsBySender } from './turns';

export interface FileToCheck {
  /** A file of this machine. */
  path: string;
  accepts: Accepts;
  sender: Sender;
}

/** Looks into files in processes of their own. */
export interface FileChecks {
  /**
   * The kind of the file, or the reason to refuse it. A file that needs more time or memory than any real one is
   * 'unreadable'.
   * @throws Unavailable when too many files wait, or when the processes were ended by somebody else
   */
  check(file: FileToCheck): Promise<FileKind | FileProblem>;
  /** The ids of the processes that run. */
  processes(): number[];
  /** Ends all processes; files that are being looked at are refused with 503. */
  stop(): Promise<void>;
}

const megabyte = 1024 * 1024;
/** A second of processor time; the memory leaves room for the service beside two of them. */
export const checkLimits: ChildLimits = {
  processorMs: 1000,
  memoryBytes: 224 * megabyte,
  heapMegabytes: 128,
  waitMs: 20_000,
};

/** One process more than a network may have at work, so that nobody waits for another's file. */
const atOnce = 2;
/** How long a network is remembered whose file ran to a limit: all of them share one of the processes. */
const slowMs = 10 * 60_000;
const mostSlow = 5000;
/** How long a process without work is kept. */
const idleMs = 30_000;
const busy = message('manyFilesChecked');

export interface ChecksOptions {
  /** The bundled program. */
  program: string;
  logger: Logger;
  limits?: ChildLimits;
}

/** The processes are started when the first file comes, and ended when none has come for a while. */
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
    // Whoever ended the process, the file has nothing to do with it.
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

/** The program beside the bundled service. */
export const bundledProgram = (): string => join(__dirname, `check${extname(__filename)}`);
