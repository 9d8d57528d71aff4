import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { engineOf, keptQuery } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { notOpenedSince } from '../../assessment';
import { type Hidden, leaveOut, onlyHidden, type Reader } from '../../platform';
import { through } from '../query-store';
import { onlyUnread } from '../unread-store';
import { oldestOfKind, type Waiting, type WaitingKind } from './today';

interface Row {
  kind: WaitingKind;
  id: number;
  type: ApplicationType;
  applicant_name: string;
  since: Date;
  from_name: string | null;
  /** The number of all things of this kind; null if it is counted elsewhere. */
  total: number | string | null;
}

/** The oldest things of each kind that wait for this reader, in one statement; each kind in its order. */
export function oldestRows(
  knex: Knex,
  { personId, hidden }: Reader,
  { requests }: { requests: boolean },
): Promise<Row[]> {
  const { applications, programmes } = hidden;
  return waitingRows(knex, { personId, applications, programmes }, { requests });
}

const waitingRows = keptQuery<
  Row,
  { personId: number; applications: number[]; programmes: ApplicationType[] },
  { requests: boolean }
>((knex, { personId, ...hidden }, { requests }) => {
  const kinds = [
    submitted(knex, personId, hidden),
    answered(knex, personId, hidden),
    letters(knex, personId, hidden),
    ...(requests ? [pendingRequests(knex, hidden)] : []),
  ];
  // SQLite allows a limit within a union only in a subquery of its own.
  return knex.unionAll(kinds.map((kind, index) => knex.from(kind.as(`q${index}`)).select('*')));
});

const columns = (knex: Knex, kind: WaitingKind, [from, total]: [from: string, total: string]) => [
  knex.raw('? as kind', [kind]),
  'n.id',
  'n.type',
  'n.applicant_name',
  'm.since',
  knex.raw(`${from} as from_name`),
  knex.raw(`${total} as total`),
];

/** Joins the oldest rows with their names in this order, regardless of the optimiser: SQLite read all applications. */
const oldestFirst = {
  mysql: 'straight_join applications as n on n.id = m.id',
  sqlite: 'cross join applications as n on n.id = m.id',
};

/** Reads names only for the oldest rows. */
const oldest = (knex: Knex, kind: WaitingKind, query: Knex.QueryBuilder, read: [string, string]) =>
  knex
    .from(query.limit(oldestOfKind).as('m'))
    .joinRaw(oldestFirst[engineOf(knex)])
    .orderBy('m.since')
    .orderBy('m.place')
    .select(columns(knex, kind, read));

function submitted(knex: Knex, personId: number, hidden: Hidden): Knex.QueryBuilder {
  const all = knex.from(through(knex, 'applications as a', 'applications_all_status'));
  const query = leaveOut(onlyUnread(knex, all, personId), hidden)
    .orderBy(['a.submitted_at', 'a.id'])
    .select('a.id', { since: 'a.submitted_at', place: 'a.id' });
  return oldest(knex, 'submitted', query, ['null', 'null']);
}

const stillReviewed = (query: Knex.QueryBuilder) =>
  query.whereIn('a.status', ['submitted', 'in-review']).whereNull('a.withdrawn_at');

const counted = 'count(*) over () as total';

function answered(knex: Knex, personId: number, hidden: Hidden): Knex.QueryBuilder {
  const query = knex('reopenings as r')
    .join('applications as a', 'a.id', 'r.application_id')
    .where('r.outcome', 'answered')
    .where(stillReviewed)
    .where(notOpenedSince(knex, personId, 'r.ended_at'))
    .orderBy('r.ended_at')
    .select('a.id', { since: 'r.ended_at', place: 'r.id' }, knex.raw(counted));
  return oldest(knex, 'answered', leaveOut(query, hidden), ['null', 'm.total']);
}

function letters(knex: Knex, personId: number, hidden: Hidden): Knex.QueryBuilder {
  const query = knex('referee_letters as f')
    .join('letter_requests as q', 'q.id', 'f.request_id')
    .join('applications as a', 'a.id', 'f.application_id')
    .where(stillReviewed)
    .where(notOpenedSince(knex, personId, 'f.created_at'))
    .orderBy('f.created_at')
    .select('a.id', { since: 'f.created_at', place: 'f.id', from_name: 'q.name' }, knex.raw(counted));
  return oldest(knex, 'letter', leaveOut(query, hidden), ['m.from_name', 'm.total']);
}

/** Requests are counted by their index alone; the few hidden ones are subtracted. */
function pendingRequests(knex: Knex, hidden: Hidden): Knex.QueryBuilder {
  const pending = () =>
    knex('application_requests as r')
      .join('applications as a', 'a.id', 'r.original_application_id')
      .where('r.status', 'pending');
  const all = knex('application_requests as r').where('r.status', 'pending').count('*');
  const unseen = onlyHidden(pending(), hidden).count('*');
  const nothing = hidden.applications.length + hidden.programmes.length === 0;
  const query = leaveOut(pending(), hidden)
    .orderBy(['r.created_at', 'r.id'])
    .select(
      'a.id',
      { since: 'r.created_at', place: 'r.id' },
      nothing ? knex.raw('(?) as total', [all]) : knex.raw('(?) - (?) as total', [all, unseen]),
    );
  return oldest(knex, 'request', query, ['null', 'm.total']);
}

export const toWaiting = (row: Row): Waiting => ({
  kind: row.kind,
  since: new Date(row.since),
  application: { id: row.id, type: row.type, applicantName: row.applicant_name },
  from: row.from_name,
});
