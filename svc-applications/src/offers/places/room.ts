import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { isFor } from './clashes';
import type { PlaceReads } from './read-once';
import { roomIn } from './weeks';

export interface RoomSubject {
  programme: ApplicationType;
  roundId: number | null;
  from: string;
  until: string;
}

/** How many more people can be offered a place on these days, with open offers counted; null if there is no limit. */
export async function roomFor(
  stores: Pick<PlaceReads, 'places' | 'rounds'>,
  { roundId, ...days }: RoomSubject,
): Promise<number | null> {
  const ofRound = roundId === null ? null : await roomInRound(stores, roundId);
  const periods = (await stores.places.periods(days)).filter((one) => isFor(one, { roundId }));
  const rooms = ofRound === null ? [] : [ofRound];
  for (const period of periods) {
    const { programme, from, until } = period;
    rooms.push(roomIn(period, await stores.places.taken({ programme, from, until })).left);
  }
  return rooms.length > 0 ? Math.min(...rooms) : null;
}

async function roomInRound(
  { places, rounds }: Pick<PlaceReads, 'places' | 'rounds'>,
  id: number,
): Promise<number | null> {
  const most = (await rounds.find(id))?.places ?? null;
  if (most === null) return null;
  const offers = await places.takenInRound(id);
  return most - offers.reduce((sum, { participants }) => sum + participants, 0);
}
