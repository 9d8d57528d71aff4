import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceDurably, underLock } from '../registry';
import type { Outcome } from './verdict';

/** The version on trial, or the live version next to it. */
export type Arm = 'trial' | 'live';

export interface Reported extends Outcome {
  /** Distinguishes visitors of one source. */
  visitor: string;
  /** Whether the source may have several visitors: true for a network, false for a member of staff. */
  shared: boolean;
}

/** The outcomes of one remote in one stage of a trial; the key is `source visitor`. */
interface Seen {
  stage: string;
  trial: Record<string, Outcome>;
  live: Record<string, Outcome>;
}

/** Most visitors of one network that count. */
export const perNetwork = 3;
/** Most visitors of each version that count; the latest ones stay. */
const visitorsKept = 1000;

/**
 * Keeps what visitors reported during trials, in a file for each remote that all gateways share. A visitor counts once
 * for a version, and a network for a few visitors, so sending more reports changes nothing. The files hold no
 * addresses, only keyed hashes, and are removed with the trial.
 */
export function createOutcomes(folder: string) {
  const fileOf = (name: string) => join(folder, `trial-${name}.json`);
  let pending: { name: string; stage: string; arm: Arm; reported: Reported }[] = [];

  async function kept(name: string, stage: string): Promise<Seen> {
    try {
      const seen = JSON.parse(await readFile(fileOf(name), 'utf8')) as Seen;
      if (seen.stage === stage) return seen;
    } catch {
      // There is no file yet.
    }
    return { stage, trial: {}, live: {} };
  }

  return {
    note(name: string, stage: string, arm: Arm, reported: Reported): void {
      // Reports are written every two seconds: more than this limit is an attack and is dropped.
      if (pending.length < 20_000) pending.push({ name, stage, arm, reported });
    },
    /** Writes the reports of this gateway and returns those of all gateways in this stage. */
    async read(name: string, stage: string): Promise<Record<Arm, Outcome[]>> {
      const mine = pending.filter((one) => one.name === name);
      pending = pending.filter((one) => one.name !== name);
      const heard = mine.filter((one) => one.stage === stage);
      const seen =
        heard.length === 0
          ? await kept(name, stage)
          : await underLock(`${fileOf(name)}.lock`, async () => {
              const before = await kept(name, stage);
              for (const { arm, reported } of heard) before[arm] = withOutcome(before[arm], reported);
              await replaceDurably(fileOf(name), JSON.stringify(before));
              return before;
            });
      return { trial: Object.values(seen.trial), live: Object.values(seen.live) };
    },
    forget: (name: string): Promise<void> => rm(fileOf(name), { force: true }),
  };
}

export type Outcomes = ReturnType<typeof createOutcomes>;

/** Adds an outcome. A failure replaces a success; the first measured time stays. */
function withOutcome(
  seen: Record<string, Outcome>,
  { visitor, shared, ...outcome }: Reported,
): Record<string, Outcome> {
  const key = `${outcome.source} ${visitor}`;
  const known = seen[key];
  if (known) {
    const failure = known.failure ?? outcome.failure;
    const ms = known.ms ?? outcome.ms;
    const { source } = known;
    return { ...seen, [key]: { source, ...(failure && { failure }), ...(ms !== undefined && { ms }) } };
  }
  const others = Object.values(seen).filter(({ source }) => source === outcome.source).length;
  if (shared && others >= perNetwork) return seen;
  const all = Object.entries({ ...seen, [key]: outcome });
  return Object.fromEntries(all.slice(-visitorsKept));
}
