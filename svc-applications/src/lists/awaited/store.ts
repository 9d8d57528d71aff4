import type { ApplicationType, ReferenceType } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import { type Hidden, leaveOut } from '../../platform';
import type { RequestState } from '../../referees';
import type { Awaited, AwaitedCounts, AwaitedKind } from './awaited';

export interface AwaitedStore {
  /** How many of each kind there are, without the hidden applications. */
  counts(now: Date, hidden: Hidden): Promise<AwaitedCounts>;
  /** A page of a kind, what is waited for longest first. */
  page(
    kind: AwaitedKind,
    range: { offset: number; limit: number; hidden: Hidden },
    now: Date,
  ): Promise<Awaited[]>;
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

type ReopenedKind = Exclude<AwaitedKind, 'letters'>;

export function awaitedStore(knex: Knex): AwaitedStore {
  const letters = (hidden: Hidden) =>
    waitingFor(
      knex('letter_requests as r').join('applications as a', 'a.id', 'r.application_id'),
      hidden,
    ).where('r.state', 'asked');
  /** Of the newest reopening of each application; those before it are history. */
  const reopened = (kind: ReopenedKind, now: Date, hidden: Hidden) =>
    waitingFor(knex('reopenings as r').join('applications as a', 'a.id', 'r.application_id'), hidden)
      .whereNotExists(
        knex('reopenings as n').whereRaw('n.application_id = r.application_id and n.number > r.number'),
      )
      .where(inState(kind, now));
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
      const facts = ['a.type as application_type', 'a.applicant_name'];
      if (kind === 'letters') {
        const rows: LetterRow[] = await letters(hidden)
          .select('r.*', ...facts)
          .orderBy(['r.asked_at', 'r.id'])
          .offset(offset)
          .limit(limit);
        return rows.map(toLetter);
      }
      const rows: ReopenedRow[] = await reopened(kind, now, hidden)
        .select('r.*', ...facts)
        .orderBy([kind === 'answered' ? 'r.ended_at' : 'r.ends_at', 'r.id'])
        .offset(offset)
        .limit(limit);
      return rows.map(toReopened);
    },
  };
}

/** Applications that wait for their decision. */
function waitingFor(query: Knex.QueryBuilder, hidden: Hidden): Knex.QueryBuilder {
  return leaveOut(query, hidden).whereIn('a.status', ['submitted', 'in-review']).whereNull('a.withdrawn_at');
}

/** As `stateOf` of a reopening: where nobody has noted the end yet, the clock tells. */
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
