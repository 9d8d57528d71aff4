import { type Span, type Stores, spanOf } from '../platform';
import type { Round } from './round';

/** The most added places that are offered at once, so that the resulting list stays readable. */
const addedMost = 10;

/** Stands for the days of a round without days: staff choose them. It never passes. */
const anyDay = '9999-12-31';

type Limited = Pick<Round, 'id' | 'programme' | 'places' | 'periods'>;

/**
 * Makes places that were added to a round available to the next people on the waiting list, as far as the places are
 * free. Places that were removed again are subtracted, and the round's present days count. Call it within the
 * transaction of the change.
 */
export async function passOnAdded(
  { places, databaseNow }: Pick<Stores, 'places' | 'databaseNow'>,
  before: Limited,
  now: Limited,
): Promise<void> {
  const waiting = await places.takeAddedOfRound(now.id);
  if (before.places === null || now.places === null) return;
  const offers = await places.takenInRound(now.id);
  const free = now.places - offers.reduce((sum, { participants }) => sum + participants, 0);
  const count = Math.min(waiting + now.places - before.places, free, addedMost);
  if (count <= 0) return;
  const { id: roundId, programme } = now;
  await places.noteAdded({ programme, roundId, ...daysOf(now) }, count, await databaseNow());
}

/** The days from the first to the last of a round; staff choose among them. */
const daysOf = ({ periods }: Limited): Span => spanOf(periods) ?? { from: anyDay, until: anyDay };
