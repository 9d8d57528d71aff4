import type { ApplicationType, ReferenceType } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import { type Hidden, leaveOut } from '../../platform';
import type { RequestState } from '../../referees';
import type { Awaited, AwaitedCounts, AwaitedKind } from './awaited';

export interface AwaitedStore {
  /** The number of awaited things of each kind, without hidden applications. */
  counts(now: Date, hidden: Hidden): Promise<AwaitedCounts>;
  /** A page of one kind, longest waiting first. */
  page(
    kind: AwaitedKind,
    range: { offset: number; limit: number; hidden: Hidden },
    now: Date,
  ): Promise<Awaited[]>;
  /** How many lines come before the first, or former, line of an application; undefined if it never had one. */
  lineOf(kind: AwaitedKind, id: number, range: { hidden: Hidden }, now: Date): Promise<number | undefined>;
  /** The applications of these lines in the order of `page`, each once. */
  order(
    kind: AwaitedKind,
    range: { offset: number; limit: number; hidden: Hidden },
    now: Date,
  ): Promise<number[]>;
}

interface ApplicationRow {
  application_id: number;
  application_type: ApplicationType;
  applicant_name: string;
}

interface LetterRow extends ApplicationRow {
  reference_type: ReferenceType;
  name: string;
  state: RequestState;
  asked_at: Date | null;
  opened_at: Date | null;
  answered_at: Date | null;
}

interface ReopenedRow extends ApplicationRow {
  sections: string;
  until: string;
  opened_at: Date;
  ended_at: Date | null;
}

/** The column that shows since when a line of each kind waits. */
const longestOf: Record<AwaitedKind, string> = {
  letters: 'r.asked_at',
  open: 'r.ends_at',
  over: 'r.ends_at',
  answered: 'r.ended_at',
};

type ReopenedKind = Exclude<AwaitedKind, 'letters'>;

export function awaitedStore(knex: Knex): AwaitedStore {
  const letters = (hidden: Hidden) =>
    waitingFor(
      knex('letter_requests as r').join('applications as a', 'a.id', 'r.application_id'),
      hidden,
    ).where('r.state', 'asked');
  /** The newest reopening of each application; earlier ones are history. */
  const reopened = (kind: ReopenedKind, now: Date, hidden: Hidden) =>
    waitingFor(knex('reopenings as r').join('applications as a', 'a.id', 'r.application_id'), hidden)
      .whereNotExists(
        knex('reopenings as n').whereRaw('n.application_id = r.application_id and n.number > r.number'),
      )
      .where(inState(kind, now));
  const lines = (kind: AwaitedKind, now: Date, hidden: Hidden) =>
    kind === 'letters' ? letters(hidden) : reopened(kind, now, hidden);
  const count = async (query: Knex.QueryBuilder) => Number((await query.count({ n: '*' }).first())?.n ?? 0);
  return {
    async counts(now, hidden) {
      const [asked, open, over, answered] = await Promise.all([
        count(letters(hidden)),
        count(reopened('open', now, hidden)),
        count(reopened('over', now, hidden)),
        count(reopened('answered', now, hidden)),
      ]);
      return { letters: asked, open, over, answered };
    },
    async page(kind, { offset, limit, hidden }, now) {
      const rows = await lines(kind, now, hidden)
        .select('r.*', 'a.type as application_type', 'a.applicant_name')
        .orderBy([longestOf[kind], 'r.id'])
        .offset(offset)
        .limit(limit);
      return kind === 'letters' ? rows.map(toLetter) : rows.map(toReopened);
    },
    async lineOf(kind, id, { hidden }, now) {
      const since = longestOf[kind];
      const table = kind === 'letters' ? 'letter_requests as r' : 'reopenings as r';
      const own = await knex(table)
        .where('r.application_id', id)
        .orderBy([since, 'r.id'])
        .first({ id: 'r.id', since });
      return own && count(lines(kind, now, hidden).where(standsBefore(since, own)));
    },
    async order(kind, { offset, limit, hidden }, now) {
      const sorted = lines(kind, now, hidden).orderBy([longestOf[kind], 'r.id']);
      const ids: number[] = await sorted.offset(offset).limit(limit).pluck('r.application_id');
      return [...new Set(ids)];
    },
  };
}

/** A condition for lines before another one in the order of `page`. Lines without a day come first on all databases. */
const standsBefore =
  (since: string, own: { id: number; since: Date | null }) =>
  (query: Knex.QueryBuilder): void => {
    if (own.since === null) return void query.whereNull(since).where('r.id', '<', own.id);
    query
      .whereNull(since)
      .orWhere(since, '<', own.since)
      .orWhere((same) => same.where(since, own.since).where('r.id', '<', own.id));
  };

/** Keeps applications that wait for their decision. */
function waitingFor(query: Knex.QueryBuilder, hidden: Hidden): Knex.QueryBuilder {
  return leaveOut(query, hidden).whereIn('a.status', ['submitted', 'in-review']).whereNull('a.withdrawn_at');
}

/** A condition like `stateOf` of a reopening: if no end is recorded, the clock decides. */
const inState =
  (kind: ReopenedKind, now: Date) =>
  (query: Knex.QueryBuilder): void => {
    if (kind === 'open') query.whereNull('r.outcome').where('r.ends_at', '>', now);
    else if (kind === 'answered') query.where('r.outcome', 'answered');
    else
      query
        .where('r.outcome', 'over')
        .orWhere((none) => none.whereNull('r.outcome').where('r.ends_at', '<=', now));
  };

const applicationOf = (row: ApplicationRow): Awaited['application'] => ({
  id: row.application_id,
  type: row.application_type,
  applicantName: row.applicant_name,
});

const toLetter = (row: LetterRow): Awaited => ({
  application: applicationOf(row),
  letter: {
    type: row.reference_type,
    name: row.name,
    state: row.state,
    askedAt: row.asked_at,
    openedAt: row.opened_at,
    answeredAt: row.answered_at,
  },
  reopened: null,
});

const toReopened = (row: ReopenedRow): Awaited => ({
  application: applicationOf(row),
  letter: null,
  reopened: {
    sections: JSON.parse(row.sections),
    until: row.until,
    openedAt: row.opened_at,
    endedAt: row.ended_at,
  },
});
