import type { ApplicationType, ClashKind } from '@portal/contract-svc-applications-v1';
import { daysAfter } from '@portal/service-kit/calendar';
import { spanOf } from '../../platform';
import { type OfferTerms, overlap } from '../offers/offer';
import type { DayOff, PlacePeriod, TakenPlace } from './place';
import type { PlaceReads } from './read-once';

/** Why a place cannot be offered, with the days concerned. */
export interface Clash {
  kind: ClashKind;
  from: string;
  until: string;
  /** The name of the period or the day off. */
  label: string | null;
  /** For a period: its places, and how many people have accepted or have an open offer. */
  places: number | null;
  taken: number | null;
  offered: number | null;
  /** For a clash with the same person's other offer: the application of that offer. */
  applicationId: number | null;
}

/** Whose offer it is, and how many places it takes. */
export interface ClashSubject extends Pick<OfferTerms, 'from' | 'until' | 'participants'> {
  applicationId: number;
  personId: number;
  programme: ApplicationType;
  roundId: number | null;
}

/** A stay of up to this many days clashes with any day off; a longer one only if its first or last day is off. */
const shortStayDays = 7;

/** The clashes of an offer. Other offers on the same application do not count, since this one replaces them. */
export async function clashesOf(stores: PlaceReads, subject: ClashSubject): Promise<Clash[]> {
  const { programme, from, until, applicationId, personId } = subject;
  const periods = (await stores.places.periods({ programme, from, until })).filter((one) =>
    isFor(one, subject),
  );
  const taken = await takenIn(stores, periods, subject);
  const daysOff = await stores.places.daysOff({ from, until });
  const theirs = await stores.offers.livingOf(personId);
  return [
    ...(await clashOfRound(stores, subject)),
    ...periods.flatMap((period) => clashOfPeriod(period, taken, subject) ?? []),
    ...daysOff.filter((dayOff) => isDisturbed(subject, dayOff)).map(clashOfDayOff),
    ...theirs
      .filter((other) => other.applicationId !== applicationId && overlap(other, subject))
      .map((other) => ({
        ...nothing,
        kind: 'same-person' as const,
        from: other.from,
        until: other.until,
        applicationId: other.applicationId,
      })),
  ];
}

const nothing = { label: null, places: null, taken: null, offered: null, applicationId: null };

/** Whether a period counts offers of a round; a period without a round counts all. */
export const isFor = (
  period: Pick<PlacePeriod, 'roundId'>,
  { roundId }: { roundId: number | null },
): boolean => period.roundId === null || period.roundId === roundId;

async function takenIn(
  stores: PlaceReads,
  periods: readonly PlacePeriod[],
  { programme, applicationId }: ClashSubject,
) {
  const span = spanOf(periods);
  if (!span) return [];
  const taken = await stores.places.taken({ programme, ...span });
  return taken.filter((one) => one.applicationId !== applicationId);
}

/** How many people with offers in this state have a place in a period. */
export function placesTaken(
  period: Pick<PlacePeriod, 'roundId' | 'from' | 'until'>,
  offers: readonly Omit<TakenPlace, 'applicantName'>[],
  state: TakenPlace['state'],
): number {
  const theirs = offers.filter((one) => one.state === state && isFor(period, one) && overlap(one, period));
  return theirs.reduce((sum, { participants }) => sum + participants, 0);
}

function clashOfPeriod(
  period: PlacePeriod,
  offers: readonly TakenPlace[],
  { participants }: ClashSubject,
): Clash | undefined {
  const taken = placesTaken(period, offers, 'accepted');
  const offered = placesTaken(period, offers, 'open');
  if (taken + offered + participants <= period.places) return undefined;
  const { from, until, label, places } = period;
  const kind = taken + participants > places ? 'full' : 'offered';
  return { ...nothing, kind, from, until, label, places, taken, offered };
}

async function clashOfRound(
  stores: PlaceReads,
  { roundId, applicationId, from, until, participants }: ClashSubject,
): Promise<Clash[]> {
  const round = roundId === null ? undefined : await stores.rounds.find(roundId);
  if (!round || round.places === null) return [];
  const { places, id } = round;
  const others = (await stores.places.takenInRound(id)).filter((one) => one.applicationId !== applicationId);
  const people = (state: TakenPlace['state']) =>
    others.filter((one) => one.state === state).reduce((sum, one) => sum + one.participants, 0);
  const [taken, offered] = [people('accepted'), people('open')];
  if (taken + offered + participants <= places) return [];
  const kind = taken + participants > places ? 'full' : 'offered';
  return [{ ...nothing, kind, from, until, label: round.names.en ?? null, places, taken, offered }];
}

const isDisturbed = ({ from, until }: ClashSubject, dayOff: DayOff): boolean =>
  until < daysAfter(from, shortStayDays) ||
  overlap(dayOff, { from, until: from }) ||
  overlap(dayOff, { from: until, until });

const clashOfDayOff = ({ from, until, label }: DayOff): Clash => ({
  ...nothing,
  kind: 'day-off',
  from,
  until,
  label,
});

export const presentClash = ({ applicationId, ...clash }: Clash) => ({
  ...clash,
  application_id: applicationId,
});
