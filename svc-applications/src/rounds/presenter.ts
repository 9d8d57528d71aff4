import type { Extension, Round, RoundNames } from './round';
import { type Circumstances, isOpenAt, openingOf } from './times';

/** The public facts of a round. */
export interface PresentedRound {
  id: number;
  programme: Round['programme'];
  names: RoundNames;
  /** A local time in the portal's time zone; so is `closes`. */
  opens: string;
  closes: string;
  /** The same times as instants; `closes_at` is later by the time in which the portal was closed. */
  opens_at: string;
  closes_at: string;
}

export function presentRound(round: Round, about: Circumstances): PresentedRound {
  const { id, programme, names, opens, closes } = round;
  const { opensAt, closesAt } = openingOf(round, about);
  const moments = { opens_at: opensAt.toISOString(), closes_at: closesAt.toISOString() };
  return { id, programme, names, opens, closes, ...moments };
}

/** A round as those who manage rounds see it. */
export function presentManaged(
  round: Round,
  about: Circumstances,
  counts: { drafts: number; submitted: number } = { drafts: 0, submitted: 0 },
) {
  const { graceMinutes, places, periods, liftsYearLimit, version } = round;
  const opening = openingOf(round, about);
  const state = isOpenAt(opening, about.now) ? 'open' : about.now < opening.opensAt ? 'coming' : 'closed';
  return {
    ...presentRound(round, about),
    state: state as 'open' | 'coming' | 'closed',
    grace_minutes: graceMinutes,
    places,
    periods,
    lifts_year_limit: liftsYearLimit,
    version,
    ...counts,
  };
}

/** An extension as its applicant sees it. */
export const presentMoreTime = ({ until, reason, givenAt }: Extension) => ({
  until,
  reason,
  given_at: givenAt.toISOString(),
});
