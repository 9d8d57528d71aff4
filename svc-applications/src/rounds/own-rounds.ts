import { type Application, isOpen } from '../application';
import type { Stores } from '../platform';
import { standing } from './judge';
import { type PresentedRound, presentRound } from './presenter';
import { openingOf } from './times';

/** A draft's round as its owner sees it. */
export interface OwnRound extends PresentedRound {
  state: 'coming' | 'open' | 'closed';
  deadline: string;
  grace_minutes: number;
  more_time: boolean;
  moves_to: PresentedRound | null;
}

/** The round of a draft; null if no round of its programme concerns it. */
export async function ownRound(
  stores: Stores,
  draft: Pick<Application, 'id' | 'type' | 'roundId' | 'createdAt'>,
): Promise<OwnRound | null> {
  const found = await standing(stores, draft);
  if (!found) return null;
  const { round, deadline, movesTo, moreTimeUntil, about } = found;
  const coming = about.now < openingOf(round, about).opensAt;
  return {
    ...presentRound(round, about),
    state: found.isOpen ? 'open' : coming ? 'coming' : 'closed',
    deadline: deadline.toISOString(),
    grace_minutes: round.graceMinutes,
    more_time: moreTimeUntil !== undefined,
    moves_to: movesTo ? presentRound(movesTo, about) : null,
  };
}

/** The rounds of the drafts among these applications, by their ids. */
export async function ownRounds(
  stores: Stores,
  applications: readonly Application[],
): Promise<ReadonlyMap<number, OwnRound | null>> {
  const drafts = applications.filter(isOpen);
  return new Map(
    await Promise.all(drafts.map(async (one) => [one.id, await ownRound(stores, one)] as const)),
  );
}
