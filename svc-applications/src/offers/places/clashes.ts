import type { ApplicationType, ClashKind } from '@portal/contract-svc-applications-v1';
import { daysAfter } from '@portal/service-kit/calendar';
import { spanOf } from '../../platform';
import { type OfferTerms, overlap } from '../offers/offer';
import type { DayOff, PlacePeriod, TakenPlace } from './place';
import type { PlaceReads } from './read-once';

/** Why a place cannot be offered just so, with the days that it is about. */
export interface Clash {
  kind: ClashKind;
  from: string;
  until: string;
  /** What the period or the day off is called. */
  label: string | null;
  /** Of a period: how many may come, have accepted, and have an offer that waits. */
  places: number | null;
  taken: number | null;
  offered: number | null;
  /** Of the same person: the application with the other offer. */
  applicationId: number | null;
}

/** Whose offer it is, and what it takes. */
export interface ClashSubject extends Pick<OfferTerms, 'from' | 'until' | 'participants'> {
  applicationId: number;
  personId: number;
  programme: ApplicationType;
  roundId: number | null;
}

/** Days off within a longer stay are nothing special: they clash with its first and last day, and with a short one. */
const shortStayDays = 7;

/** What speaks against an offer. Those of the same application do not count: this one replaces them. */
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

/** A period of a round counts the offers of that round alone. */
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

/** How many of these offers take a place in a period. */
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
