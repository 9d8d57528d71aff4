import { type Span, type Stores, spanOf } from '../platform';
import type { Round } from './round';

/** No more at a time: a list is as long as people read. */
const addedMost = 10;

/** Days that staff choose: those of places of a round that names none. They never pass. */
const anyDay = '9999-12-31';

type Limited = Pick<Round, 'id' | 'programme' | 'places' | 'periods'>;

/**
 * Places that are added to a round can be offered to the next of the waiting list, as far as nobody has them. They go
 * with fewer places, and follow the days of the round. Within the transaction of the change.
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

/** From the first to the last day that a round is for: staff choose among them. */
const daysOf = ({ periods }: Limited): Span => spanOf(periods) ?? { from: anyDay, until: anyDay };
