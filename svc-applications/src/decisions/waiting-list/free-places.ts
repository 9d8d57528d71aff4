import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { Calendar } from '@portal/service-kit/calendar';
import { peopleOf } from '../../application';
import { closedTo } from '../../assessment';
import {
  clashesOf,
  overlap,
  type PlaceReads,
  readOnce,
  remembered,
  roomFor,
  subjectOf,
  type TakenPlace,
} from '../../offers';
import { type Stores, spanOf } from '../../platform';
import { anyDay, type FreedPlace, hasDaysToChoose, isGivenUp, type ListedFreedPlace } from './freed-place';
import { offerOfPlace } from './next-terms';
import type { InOrder } from './store';
import type { WaitingList } from './waiting-list';

/**
 * Why staff have to offer a free place themselves: automatic offers are off (`off`); its days have to be chosen
 * (`days`); its offer was undone (`undone`), or it was free before the setting (`earlier`); the person whose setting it
 * is knows the next applicant (`conflict`); the days clash for the applicant (`clash`); or nobody waits (`nobody`).
 */
export const pressReasons = ['off', 'days', 'undone', 'earlier', 'conflict', 'clash', 'nobody'] as const;
export type PressReason = (typeof pressReasons)[number];

/** A place that can be offered now, with the next person on the list. */
export interface FreePlace extends FreedPlace {
  next: InOrder | undefined;
  /** Why staff have to offer it; null: it is offered automatically within a minute. */
  pressBecause: PressReason | null;
}

/** No more are shown, or offered in one go. */
const most = 50;

/** So many are read in one go: most of them may be stale, since their place is somebody else's by now. */
const pageSize = 500;

/** The earliest places that are free now, as far as there is room for them, each with whoever is next. */
export async function freePlaces(
  stores: Stores,
  list: WaitingList,
  calendar: Calendar,
  isWanted: (place: FreePlace) => boolean = () => true,
): Promise<FreePlace[]> {
  const now = await stores.databaseNow();
  const today = calendar.dayOf(now);
  const wanted: FreePlace[] = [];
  const free: FreePlace[] = [];
  let after: ListedFreedPlace | undefined;
  do {
    const page = await stores.freedPlaces.free(list.programme, today, { after, limit: pageSize });
    after = page.length < pageSize ? undefined : page.at(-1);
    const reads = await readAhead(stores, list, page);
    for (const place of page) {
      if (!(await hasRoom(reads, place, free))) continue;
      const next = await nextFor(reads, place);
      const pressBecause = await whyByPress(reads, { list, place, next, calendar, now });
      const found = { ...place, next, pressBecause };
      free.push(found);
      if (isWanted(found)) wanted.push(found);
      if (wanted.length === most) return wanted;
    }
  } while (after);
  return wanted;
}

interface Reads extends PlaceReads, NextReads {
  isClosed(applicationId: number): Promise<boolean>;
  application(id: number): ReturnType<Stores['applications']['find']>;
}

/** What these places need, each thing read once: the number of statements does not grow with the places. */
async function readAhead(
  stores: Stores,
  { programme, automatic }: WaitingList,
  freed: readonly FreedPlace[],
): Promise<Reads> {
  const days = spanOf(freed.filter(({ from }) => from !== anyDay)) ?? { from: anyDay, until: anyDay };
  const first = remembered((roundId: number | undefined) => stores.waitingLists.first(programme, roundId));
  const held = freed.length > 0 ? await stores.held.offers(programme) : [];
  return {
    ...withHeld(readOnce(stores, { programme, ...days }), held),
    waitingLists: { first: (_programme, roundId) => first(roundId) },
    isClosed: remembered(async (id) => {
      if (!automatic) return false;
      const { personId, role } = automatic.by;
      return (await closedTo(stores, { personId, role }, id)) !== undefined;
    }),
    application: remembered((id) => stores.applications.find({ id })),
  };
}

/**
 * Counts offers that go out with waiting decisions as offers that wait for a reply: their places are promised, though
 * they can still be undone.
 */
function withHeld(reads: PlaceReads, held: readonly TakenPlace[]): PlaceReads {
  const { places } = reads;
  return {
    ...reads,
    places: {
      ...places,
      taken: async (span) => [
        ...(await places.taken(span)),
        ...held.filter(
          (offer) => (span.programme ?? offer.programme) === offer.programme && overlap(offer, span),
        ),
      ],
      takenInRound: async (id) => [
        ...(await places.takenInRound(id)),
        ...held.filter(({ roundId }) => roundId === id),
      ],
    },
  };
}

/**
 * How many people can be offered this place now, offers that wait or go out with waiting decisions counted; null where
 * nothing limits them.
 */
export async function roomNow(stores: Stores, place: FreedPlace): Promise<number | null> {
  return roomFor(withHeld(stores, await stores.held.offers(place.programme)), place);
}

/** Also where places of the same days were freed twice, and are counted once: those before it take theirs first. */
async function hasRoom(stores: Reads, place: FreedPlace, before: readonly FreedPlace[]): Promise<boolean> {
  const room = await roomFor(stores, place);
  if (room === null) return true;
  const others = before.filter(
    (other) => overlap(other, place) || (place.roundId !== null && other.roundId === place.roundId),
  );
  return room - others.reduce((sum, { participants }) => sum + participants, 0) >= place.participants;
}

interface NextReads extends Pick<PlaceReads, 'rounds'> {
  waitingLists: Pick<Stores['waitingLists'], 'first'>;
}

/**
 * The next person on the list on whose application no decision waits or is prepared. A place in a round with limited
 * places goes to people of that round, since an offer to others would take none of its places.
 */
export async function nextFor(
  stores: NextReads,
  { programme, roundId }: Pick<FreedPlace, 'programme' | 'roundId'>,
): Promise<InOrder | undefined> {
  const ofRound = roundId !== null && (await isLimited(stores, roundId)) ? roundId : undefined;
  return stores.waitingLists.first(programme, ofRound);
}

const isLimited = async ({ rounds }: NextReads, id: number): Promise<boolean> =>
  ((await rounds.find(id))?.places ?? null) !== null;

interface Looked {
  list: WaitingList;
  place: ListedFreedPlace;
  next: InOrder | undefined;
  calendar: Calendar;
  now: Date;
}

async function whyByPress(reads: Reads, looked: Looked): Promise<PressReason | null> {
  const { list, place, next } = looked;
  if (!next) return 'nobody';
  if (!list.automatic) return 'off';
  if (hasDaysToChoose(place)) return 'days';
  if (place.passedState && !isGivenUp(place.passedState, true)) return 'undone';
  if (place.freedAt < list.automatic.since) return 'earlier';
  if (await reads.isClosed(next.applicationId)) return 'conflict';
  return (await clashes(reads, looked, next)) ? 'clash' : null;
}

async function clashes(
  reads: Reads,
  { list: { automatic }, place, calendar, now }: Looked,
  { applicationId: id }: InOrder,
): Promise<boolean> {
  const application = automatic && (await reads.application(id));
  if (!application) return false;
  const offer = offerOfPlace({ ...place, participants: peopleOf(application) }, automatic.terms, {
    calendar,
    now,
  });
  return (await clashesOf(reads, subjectOf(application, offer))).length > 0;
}

/** How many free places of a programme staff have to offer themselves, and why. */
export interface FreeByPress {
  programme: ApplicationType;
  places: number;
  because: PressReason;
}

/** Free places that staff have to offer, by programme. A programme in which nobody waits costs one statement. */
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
