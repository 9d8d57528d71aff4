import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceDurably, underLock } from '../registry';
import type { Outcome } from './verdict';

/** The trial is of the new version, live of the version beside it. */
export type Arm = 'trial' | 'live';

export interface Reported extends Outcome {
  /** Tells visitors of one source apart. */
  visitor: string;
  /** Whether the source may have several visitors: a network may, a member of staff is one. */
  shared: boolean;
}

/** The reports of visitors about one remote in one stage of a trial, by `source visitor`. */
interface Seen {
  stage: string;
  trial: Record<string, Outcome>;
  live: Record<string, Outcome>;
}

/** One network counts as so many visitors at most. */
export const perNetwork = 3;
/** The last visitors of each version that count. */
const visitorsKept = 1000;

/**
 * What visitors reported during trials, in a file for each remote that all gateways share. A visitor counts once for a
 * version, a network for a few visitors: who sends more changes nothing. Nobody's address is in it, but keyed hashes that
 * go with the trial.
 */
export function createOutcomes(folder: string) {
  const fileOf = (name: string) => join(folder, `trial-${name}.json`);
  let pending: { name: string; stage: string; arm: Arm; reported: Reported }[] = [];

  async function kept(name: string, stage: string): Promise<Seen> {
    try {
      const seen = JSON.parse(await readFile(fileOf(name), 'utf8')) as Seen;
      if (seen.stage === stage) return seen;
    } catch {
      // None yet.
    }
    return { stage, trial: {}, live: {} };
  }

  return {
    note(name: string, stage: string, arm: Arm, reported: Reported): void {
      // Written every two seconds: more than this is an attack, and changes nothing.
      if (pending.length < 20_000) pending.push({ name, stage, arm, reported });
    },
    /** Adds what this gateway has heard, and answers what all have, in this stage. */
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

/** A failure outweighs what worked before; the first time that was measured counts. */
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
