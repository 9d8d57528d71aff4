import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceDurably, underLock } from '../registry';

/** How often pages of each remote called each service: by the remote, then by the service. */
export type CallsMade = Record<string, Record<string, number>>;

export interface CallCountsOptions {
  /** The folder that all gateways share. */
  folder: string;
  /** Returns the remote whose page is at a path. */
  remoteAt: (path: string) => Promise<string | undefined>;
}

const writeEveryMs = 10_000;

/** Counts which remote calls which service, by the page in a call's referrer. Stores neither paths nor people. */
export function createCallCounts({ folder, remoteAt }: CallCountsOptions) {
  const file = join(folder, 'calls.json');
  let pending: CallsMade = {};
  let timer: NodeJS.Timeout | undefined;

  async function kept(): Promise<CallsMade> {
    try {
      return JSON.parse(await readFile(file, 'utf8')) as CallsMade;
    } catch {
      return {};
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const mine = pending;
    pending = {};
    if (Object.keys(mine).length === 0) return;
    await underLock(`${file}.lock`, async () =>
      replaceDurably(file, JSON.stringify(sumOf(await kept(), mine))),
    ).catch(() => {
      // A failure is ignored, because losing these counts does no harm.
    });
  }

  return {
    async note(referrer: string | undefined, service: string): Promise<void> {
      const path = pathOf(referrer);
      const remote = path === undefined ? undefined : await remoteAt(path);
      if (remote === undefined) return;
      pending = sumOf(pending, { [remote]: { [service]: 1 } });
      timer ??= setTimeout(() => void flush(), writeEveryMs).unref();
    },
    read: async (): Promise<CallsMade> => sumOf(await kept(), pending),
    flush,
  };
}

export type CallCounts = ReturnType<typeof createCallCounts>;

const pathOf = (referrer: string | undefined): string | undefined =>
  referrer !== undefined && URL.canParse(referrer) ? new URL(referrer).pathname : undefined;

function sumOf(a: CallsMade, b: CallsMade): CallsMade {
  const sum = { ...a };
  for (const [remote, services] of Object.entries(b)) {
    const known = { ...sum[remote] };
    for (const [service, times] of Object.entries(services)) known[service] = (known[service] ?? 0) + times;
    sum[remote] = known;
  }
  return sum;
}
