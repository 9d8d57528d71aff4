import { type Decision, decisions, referenceOf, valuesOf } from '@portal/contract-svc-applications-v1';
import { bodyOf } from '../../offers';
import type { Round } from '../../rounds';
import type { PreparedDecision } from './prepared-decision';
import type { ItemCount, LeftOut } from './release-store';
import type { ResultRelease } from './result-release';
import type { ListedPrepared, PreparedCount, RoundCount } from './store';

/** A prepared decision for staff only: the applicant must not learn of it. */
export const presentPrepared = ({
  id,
  status,
  type,
  message,
  offer,
  by,
  preparedAt,
  version,
  state,
}: PreparedDecision) => ({
  id,
  status,
  type,
  message,
  ...(offer && { offer: bodyOf(offer) }),
  prepared_by: by.name,
  prepared_at: preparedAt.toISOString(),
  version,
  releasing: state === 'released',
});

/** A prepared decision in short, for a row of a list. */
export const presentPreparedBriefly = ({ id, status, by, state }: PreparedInRow) => ({
  id,
  status,
  prepared_by: by,
  releasing: state === 'released',
});

export interface PreparedInRow extends Pick<PreparedDecision, 'id' | 'status' | 'state'> {
  by: string;
}

type Linked = LeftOut['application'];

const presentLinked = (id: number, { type, applicantName }: Linked) => ({
  id,
  type,
  reference: referenceOf(type, id),
  applicant_name: applicantName,
});

export const presentResult = (prepared: ListedPrepared) => ({
  ...presentPrepared(prepared),
  application: presentLinked(prepared.applicationId, prepared.application),
  application_status: prepared.application.status,
  round_id: prepared.application.roundId,
});

/** The numbers of prepared decisions by status, in all and for each programme that has any. */
export function presentCounts(counts: readonly PreparedCount[]) {
  const types = [...new Set(counts.map(({ type }) => type))].sort();
  return {
    counts: countsOf(counts),
    by_programme: types.map((type) => ({ type, ...countsOf(counts.filter((one) => one.type === type)) })),
  };
}

/** Rounds with prepared decisions: their numbers beside each round's places. */
export const presentByRound = (rounds: readonly Round[], counts: readonly RoundCount[]) =>
  rounds
    .map(({ id, programme, names, places }) => {
      const theirs = countsOf(counts.filter(({ roundId }) => roundId === id));
      return { id, programme, names, places, ...theirs, over: over(theirs.approved, places) };
    })
    .filter(({ total }) => total > 0);

/** By how many the approvals exceed a round's places. */
const over = (approved: number, places: number | null): number =>
  places === null ? 0 : Math.max(0, approved - places);

const countsOf = (some: readonly Pick<PreparedCount, 'status' | 'count'>[]) => ({
  total: sumOf(some),
  ...(Object.fromEntries(
    valuesOf(decisions).map((wanted) => [wanted, sumOf(some.filter(({ status }) => status === wanted))]),
  ) as Record<Decision, number>),
});

const sumOf = (counts: readonly { count: number }[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

/** A release with how far it has come. */
export function presentRelease(release: ResultRelease, counts: readonly ItemCount[], mailsWaiting: number) {
  const inState = (...states: string[]) => sumOf(counts.filter(({ state }) => states.includes(state)));
  const [sent, waiting] = [inState('sent'), inState('waiting')];
  return {
    id: release.id,
    state: release.state,
    total: release.total,
    sent,
    waiting,
    kept: inState('stopped', 'closed'),
    left_out: inState('taken-back', 'overtaken', 'withdrawn', 'cancelled'),
    mails_waiting: mailsWaiting,
    released_by: release.by.name,
    released_at: release.releasedAt.toISOString(),
    ended_at: release.endedAt?.toISOString() ?? null,
    stopped_by: release.stoppedBy,
    why: release.reason,
  };
}

export const presentItem = ({
  applicationId,
  application,
  preparedId,
  status,
  state,
  reason,
  byName,
}: LeftOut) => ({
  prepared_id: preparedId,
  application: presentLinked(applicationId, application),
  status,
  state,
  by: byName,
  why: reason,
});
