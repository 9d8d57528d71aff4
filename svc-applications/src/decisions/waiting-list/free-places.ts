import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { Calendar } from '@portal/service-kit/calendar';
import { closedTo } from '../../assessment';
import { clashesOf, overlap, roomFor, subjectOf } from '../../offers';
import type { Stores } from '../../platform';
import { type FreedPlace, hasDaysToChoose, isGivenUp } from './freed-place';
import { offerOfPlace } from './next-terms';
import type { InOrder } from './store';
import type { WaitingList } from './waiting-list';

/**
 * Why a free place is offered only after a press: places are not offered by themselves (`off`); its days have to be
 * chosen (`days`); it was offered and undone (`undone`), or is free since before the setting (`earlier`); whoever set it
 * knows the next applicant (`conflict`), or the days clash for them (`clash`); nobody waits for it (`nobody`).
 */
export const pressReasons = ['off', 'days', 'undone', 'earlier', 'conflict', 'clash', 'nobody'] as const;
export type PressReason = (typeof pressReasons)[number];

/** A place that can be offered now. */
export interface FreePlace extends FreedPlace {
  next: InOrder | undefined;
  /** Null: it is offered by itself within a minute. */
  pressBecause: PressReason | null;
}

/** No more are looked at in one go. */
const most = 50;

/** Places that are free now, as far as there is room for them, each with whoever is next. */
export async function freePlaces(
  stores: Stores,
  list: WaitingList,
  calendar: Calendar,
): Promise<FreePlace[]> {
  const now = await stores.databaseNow();
  const freed = await stores.freedPlaces.free(list.programme, calendar.dayOf(now), most);
  const free: FreePlace[] = [];
  for (const place of freed) {
    if (!(await hasRoom(stores, place, free))) continue;
    const next = await nextFor(stores, place);
    const pressBecause = await whyByPress(stores, { list, place, next, calendar, now });
    free.push({ ...place, next, pressBecause });
  }
  return free;
}

/** Also where places of the same days were freed twice, and are counted once: those before it take theirs first. */
async function hasRoom(stores: Stores, place: FreedPlace, before: readonly FreedPlace[]): Promise<boolean> {
  const room = await roomFor(stores, place);
  if (room === null) return true;
  const others = before.filter(
    (other) => overlap(other, place) || (place.roundId !== null && other.roundId === place.roundId),
  );
  return room - others.reduce((sum, { participants }) => sum + participants, 0) >= place.participants;
}

/**
 * The first that waits, without those on whom a decision waits or is prepared. A place of a round with a limit is for
 * those who applied in it: it would free nothing for others.
 */
export async function nextFor(
  stores: Stores,
  { programme, roundId }: Pick<FreedPlace, 'programme' | 'roundId'>,
): Promise<InOrder | undefined> {
  const ofRound = roundId !== null && (await isLimited(stores, roundId)) ? roundId : undefined;
  for (const entry of await stores.waitingLists.order(programme)) {
    if (ofRound !== undefined && entry.roundId !== ofRound) continue;
    if (await stores.held.on(entry.applicationId)) continue;
    if (await stores.prepared.on(entry.applicationId)) continue;
    return entry;
  }
  return undefined;
}

const isLimited = async ({ rounds }: Stores, id: number): Promise<boolean> =>
  ((await rounds.find(id))?.places ?? null) !== null;

interface Looked {
  list: WaitingList;
  place: FreedPlace;
  next: InOrder | undefined;
  calendar: Calendar;
  now: Date;
}

async function whyByPress(stores: Stores, looked: Looked): Promise<PressReason | null> {
  const { list, place, next } = looked;
  if (!next) return 'nobody';
  if (!list.automatic) return 'off';
  if (hasDaysToChoose(place)) return 'days';
  const before = place.passedTo === null ? undefined : await stores.held.find(place.passedTo);
  if (before && !isGivenUp(before.state, true)) return 'undone';
  if (place.freedAt < list.automatic.since) return 'earlier';
  const { personId, role } = list.automatic.by;
  if (await closedTo(stores, { personId, role }, next.applicationId)) return 'conflict';
  return (await clashes(stores, looked, next)) ? 'clash' : null;
}

async function clashes(
  stores: Stores,
  { list: { automatic }, place, calendar, now }: Looked,
  { applicationId: id }: InOrder,
): Promise<boolean> {
  const application = automatic && (await stores.applications.find({ id }));
  if (!application) return false;
  const offer = offerOfPlace(place, automatic.terms, { calendar, now });
  return (await clashesOf(stores, subjectOf(application, offer))).length > 0;
}

/** Of a programme: how many places are free for people who wait, and are offered only after a press. */
export interface FreeByPress {
  programme: ApplicationType;
  places: number;
  because: PressReason;
}

/** For whoever may decide. Without anybody who waits it costs one statement. */
export async function freeByPress(
  stores: Stores,
  programmes: readonly ApplicationType[],
  calendar: Calendar,
): Promise<FreeByPress[]> {
  const found: FreeByPress[] = [];
  for (const programme of programmes) {
    const list = await stores.waitingLists.list(programme);
    const places = (await freePlaces(stores, list, calendar)).filter(
      ({ pressBecause }) => pressBecause !== null && pressBecause !== 'nobody',
    );
    const because = places[0]?.pressBecause;
    if (because) found.push({ programme, places: places.length, because });
  }
  return found;
}
