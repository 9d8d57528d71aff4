import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceDurably, underLock } from '../registry';

/** How often one version of a remote opened and failed. */
export interface Fared {
  opened: number;
  failures: Record<string, number>;
}

/** By name, then by version. */
export type Tallied = Record<string, Record<string, Fared>>;

export const failureReasons = ['timeout', 'unreachable', 'incompatible', 'crashed'] as const;
export type Happening = 'opened' | (typeof failureReasons)[number];

export interface TallyOptions {
  /** The folder that all gateways share. */
  folder: string;
  /**
   * The published versions, each as `name version`: nothing else is counted, so that the file cannot grow without end.
   */
  published: () => Promise<ReadonlySet<string>>;
  onCount?: (name: string, version: string, what: Happening) => void;
}

const writeEveryMs = 5_000;

/** Counts how often each version was opened and failed; several gateways add to one file. */
export function createTally({ folder, published, onCount }: TallyOptions) {
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
    const added = pending;
    pending = {};
    if (Object.keys(added).length === 0) return;
    try {
      const known = await published();
      await underLock(`${file}.lock`, async () => {
        const sum = onlyPublished(together(await kept(), added), known);
        await replaceDurably(file, JSON.stringify(sum));
      });
    } catch {
      // Counts are not worth a failure; they are written with the next ones.
      pending = together(added, pending);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  }

  return {
    async count(name: string, version: string, what: Happening): Promise<void> {
      if (!(await published()).has(`${name} ${version}`)) return;
      pending = together(pending, { [name]: { [version]: one(what) } });
      onCount?.(name, version, what);
      timer ??= setTimeout(() => void flush(), writeEveryMs).unref();
    },
    /** All counts, of this gateway and (as far as written) of the others. */
    read: async (): Promise<Tallied> => together(await kept(), pending),
    flush,
  };
}

export type Tally = ReturnType<typeof createTally>;

function one(what: Happening): Fared {
  return what === 'opened' ? { opened: 1, failures: {} } : { opened: 0, failures: { [what]: 1 } };
}

function together(a: Tallied, b: Tallied): Tallied {
  return merged(a, b, (one, other) =>
    merged(one, other, (left, right) => ({
      opened: left.opened + right.opened,
      failures: merged(left.failures, right.failures, (x, y) => x + y),
    })),
  );
}

function merged<T>(a: Record<string, T>, b: Record<string, T>, add: (a: T, b: T) => T): Record<string, T> {
  const sum = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const known = sum[key];
    sum[key] = known === undefined ? value : add(known, value);
  }
  return sum;
}

function onlyPublished(tallied: Tallied, published: ReadonlySet<string>): Tallied {
  const left: Tallied = {};
  for (const [name, versions] of Object.entries(tallied)) {
    const known = Object.entries(versions).filter(([version]) => published.has(`${name} ${version}`));
    if (known.length > 0) left[name] = Object.fromEntries(known);
  }
  return left;
}
