import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceDurably, underLock } from '../registry';
import { boundOf, type Hours, hourOf, recentHours } from './series';

/** How often one version of a remote opened and failed. */
export interface Fared {
  opened: number;
  failures: Record<string, number>;
  /** Absent in older counts. */
  hours?: Hours;
}

/** Counts by the remote's name, then by version. */
export type Tallied = Record<string, Record<string, Fared>>;

export const failureReasons = ['timeout', 'unreachable', 'incompatible', 'crashed', 'error'] as const;
/** 'loaded' means that the first page, which counts as opened when it is sent, is shown. */
export type Happening = 'opened' | 'loaded' | (typeof failureReasons)[number];

export interface TallyOptions {
  /** The folder that all gateways share. */
  folder: string;
  /** Returns the published versions, each as `name version`. Nothing else is counted, so that the file stays small. */
  published: () => Promise<ReadonlySet<string>>;
  onCount?: (name: string, version: string, what: Happening) => void;
  now?: () => number;
}

const writeEveryMs = 5_000;

/** Counts how often each version was opened and failed; several gateways add to one file. */
export function createTally({ folder, published, onCount, now = Date.now }: TallyOptions) {
  const file = join(folder, 'tally.json');
  let pending: Tallied = {};
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function kept(): Promise<Tallied> {
    try {
      return JSON.parse(await readFile(file, 'utf8')) as Tallied;
    } catch {
      return {};
    }
  }

  async function write(): Promise<void> {
    const mine = pending;
    pending = {};
    if (Object.keys(mine).length === 0) return;
    try {
      const known = await published();
      await underLock(`${file}.lock`, async () => {
        const sum = onlyPublished(together(await kept(), mine), known, now());
        await replaceDurably(file, JSON.stringify(sum));
      });
    } catch {
      // Failing to write counts must not fail anything else; they are written with the next ones.
      pending = together(mine, pending);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  }

  return {
    /** Counts a report; `ms` is the time until the page was shown. Returns false for an unpublished version. */
    async count(name: string, version: string, what: Happening, ms?: number): Promise<boolean> {
      if (!(await published()).has(`${name} ${version}`)) return false;
      pending = together(pending, { [name]: { [version]: one(what, ms, hourOf(now())) } });
      onCount?.(name, version, what);
      timer ??= setTimeout(() => void flush(), writeEveryMs).unref();
      return true;
    },
    /** Reads the counts of this gateway and what other gateways have written. */
    read: async (): Promise<Tallied> => together(await kept(), pending),
    flush,
  };
}

export type Tally = ReturnType<typeof createTally>;

function one(what: Happening, ms: number | undefined, hour: string): Fared {
  const isFailure = what !== 'opened' && what !== 'loaded';
  const opened = what === 'opened' ? 1 : 0;
  const times = ms === undefined ? {} : { [boundOf(ms)]: 1 };
  return {
    opened,
    failures: isFailure ? { [what]: 1 } : {},
    hours: { [hour]: { opened, failed: isFailure ? 1 : 0, ms: times } },
  };
}

type Counts = { [key: string]: number | Counts };

/** Adds up two trees of counts, number by number. */
function added<T extends object>(a: T, b: T): T {
  const sum: Counts = { ...(a as unknown as Counts) };
  for (const [key, value] of Object.entries(b as unknown as Counts)) {
    const known = sum[key];
    if (typeof value === 'number') sum[key] = (typeof known === 'number' ? known : 0) + value;
    else sum[key] = typeof known === 'object' ? added(known, value) : value;
  }
  return sum as unknown as T;
}

const together = (a: Tallied, b: Tallied): Tallied => added(a, b);

function onlyPublished(tallied: Tallied, published: ReadonlySet<string>, now: number): Tallied {
  const left: Tallied = {};
  for (const [name, versions] of Object.entries(tallied)) {
    const known = Object.entries(versions).filter(([version]) => published.has(`${name} ${version}`));
    const kept = known.map(([version, fared]) => [
      version,
      fared.hours ? { ...fared, hours: recentHours(fared.hours, now) } : fared,
    ]);
    if (kept.length > 0) left[name] = Object.fromEntries(kept);
  }
  return left;
}
