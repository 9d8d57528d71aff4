import { type ApplicationType, programmes } from '@portal/contract-svc-applications-v1';
import { ofStaff } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { notOpenedSince } from '../../assessment';
import {
  isNothing,
  type ListedEntry,
  leaveOut,
  listedEntries,
  onceAMinute,
  onlyHidden,
  type Reader,
} from '../../platform';
import { through } from '../query-store';
import { unreadOf } from '../unread-count-store';
import { onlyUnread } from '../unread-store';
import {
  type Day,
  oldestOfKind,
  type UnreadSubmissions,
  type WaitingKind,
  type WaitingOfKind,
} from './today';

export interface TodayStore {
  /** Submitted applications that this person has not opened. */
  submitted(reader: Reader): Promise<UnreadSubmissions>;
  /** Answers to reopened sections that this person has not read. */
  answered(reader: Reader): Promise<WaitingOfKind>;
  /** Letters of referees that came since this person looked. */
  letters(reader: Reader): Promise<WaitingOfKind>;
  /** Requests for another application. */
  requests(reader: Reader): Promise<WaitingOfKind>;
  /** How many applications were submitted on each day. */
  submittedBy(days: readonly Day[]): Promise<number[]>;
  /** How many decisions that end a review were sent on each day. */
  decidedBy(days: readonly Day[]): Promise<number[]>;
  /** What colleagues did last with applications, the newest first. */
  colleaguesActs(reader: Reader): Promise<ListedEntry[]>;
}

interface Row {
  id: number;
  type: ApplicationType;
  applicant_name: string;
  since: Date;
  from_name?: string | null;
  total: number | string;
}

const mostActs = 8;
/** The log is looked through so far back, however busy applicants are. */
const entriesLookedAt = 2000;
/** Openings are too many to list, and mean little. */
const actions = ['status_changed', 'edited', 'uploaded', 'request_approved', 'request_rejected'];

export function todayStore(knex: Knex): TodayStore {
  const waits = (query: Knex.QueryBuilder) =>
    query.whereIn('a.status', ['submitted', 'in-review']).whereNull('a.withdrawn_at');
  /** The oldest rows by a column, and the number of all in one statement; names are read of the oldest alone. */
  async function ofKind(
    kind: WaitingKind,
    query: Knex.QueryBuilder,
    since: string,
    { hidden }: Reader,
  ): Promise<WaitingOfKind> {
    leaveOut(query, hidden);
    query.select('a.id', { since }, knex.raw('count(*) over () as total'));
    const rows: Row[] = await knex
      .from(query.orderBy(since).limit(oldestOfKind).as('m'))
      .join('applications as n', 'n.id', 'm.id')
      .orderBy('m.since')
      .select('m.*', 'n.type', 'n.applicant_name');
    return {
      total: Number(rows[0]?.total ?? 0),
      oldest: rows.map((row: Omit<Row, 'total'>) => toWaiting(kind, row)),
    };
  }
  const kept = onceAMinute<number[]>();
  /** What was done on earlier days hardly changes any more: it is counted once a minute, and today by each reader. */
  async function countBy(
    days: readonly Day[],
    query: () => Knex.QueryBuilder,
    at: string,
  ): Promise<number[]> {
    const [earlier, today] = [days.slice(0, -1), days.slice(-1)];
    const key = [at, ...earlier.map(({ from }) => from.getTime())].join();
    const [before, now] = await Promise.all([
      kept(key, () => countDays(knex, earlier, query(), at)),
      countDays(knex, today, query(), at),
    ]);
    return [...before, ...now];
  }
  return {
    async submitted(reader) {
      const oldest = onlyUnread(
        knex,
        knex.from(through(knex, 'applications as a', 'applications_all_status')),
        reader.personId,
      );
      leaveOut(oldest, reader.hidden);
      const [unread, rows] = await Promise.all([
        unreadOf(knex, reader),
        oldest
          .select('a.id', 'a.type', 'a.applicant_name', { since: 'a.submitted_at' })
          .orderBy(['a.submitted_at', 'a.id'])
          .limit(oldestOfKind),
      ]);
      const total = Object.values(unread).reduce((sum, n) => sum + n, 0);
      return {
        total,
        oldest: rows.map((row: Omit<Row, 'total'>) => toWaiting('submitted', row)),
        of: unread,
      };
    },
    answered: (reader) =>
      ofKind(
        'answered',
        knex('reopenings as r')
          .join('applications as a', 'a.id', 'r.application_id')
          .where('r.outcome', 'answered')
          .where(waits)
          .where(notOpenedSince(knex, reader.personId, 'r.ended_at')),
        'r.ended_at',
        reader,
      ),
    letters: (reader) =>
      ofKind(
        'letter',
        knex('referee_letters as f')
          .join('letter_requests as q', 'q.id', 'f.request_id')
          .join('applications as a', 'a.id', 'f.application_id')
          .where(waits)
          .where(notOpenedSince(knex, reader.personId, 'f.created_at'))
          .select({ from_name: 'q.name' }),
        'f.created_at',
        reader,
      ),
    async requests({ hidden }) {
      const pending = () =>
        knex('application_requests as r')
          .join('applications as a', 'a.id', 'r.original_application_id')
          .where('r.status', 'pending');
      const oldest = leaveOut(pending(), hidden)
        .orderBy(['r.created_at', 'r.id'])
        .limit(oldestOfKind)
        .select('a.id', 'a.type', 'a.applicant_name', { since: 'r.created_at' });
      const [rows, all, unseen] = await Promise.all([
        oldest,
        countOf(knex('application_requests as r').where('r.status', 'pending')),
        isNothing(hidden) ? 0 : countOf(onlyHidden(pending(), hidden)),
      ]);
      return {
        total: all - unseen,
        oldest: rows.map((row: Omit<Row, 'total'>) => toWaiting('request', row)),
      };
    },
    submittedBy: (days) =>
      countBy(
        days,
        () =>
          knex('applications').whereIn(
            'type',
            programmes.map(({ key }) => key),
          ),
        'submitted_at',
      ),
    decidedBy: (days) =>
      countBy(days, () => knex('feedback').whereIn('status', ['approved', 'rejected']), 'created_at'),
    colleaguesActs({ personId, hidden }) {
      const hiddenIds = onlyHidden(knex('applications as a').select('a.id'), hidden);
      const before = knex('audit_entries').select(
        knex.raw('case when max(id) > ? then max(id) - ? else 0 end', [entriesLookedAt, entriesLookedAt]),
      );
      return listedEntries(
        knex('audit_entries as e')
          .where('e.id', '>', before)
          .where(ofStaff('e.actor_role'))
          .whereNot('e.actor_id', personId)
          .whereIn('e.action', actions)
          .where((about) => about.whereNull('e.application_id').orWhereNotIn('e.application_id', hiddenIds))
          .limit(mostActs),
      );
    },
  };
}

const toWaiting = (kind: WaitingKind, row: Omit<Row, 'total'>) => ({
  kind,
  since: new Date(row.since),
  application: { id: row.id, type: row.type, applicantName: row.applicant_name },
  from: row.from_name ?? null,
});

async function countOf(query: Knex.QueryBuilder): Promise<number> {
  const [row] = await query.count('* as n');
  return Number(row?.n ?? 0);
}

/** How many rows of a query stand on each of these days, by a column. */
async function countDays(
  knex: Knex,
  days: readonly Day[],
  query: Knex.QueryBuilder,
  at: string,
): Promise<number[]> {
  const sums = days.map(({ from, to }, index) =>
    knex.raw('sum(case when ?? >= ? and ?? < ? then 1 else 0 end) as ??', [at, from, at, to, `d${index}`]),
  );
  const [row] = await query
    .where(at, '>=', days[0]?.from ?? new Date(0))
    .where(at, '<', days.at(-1)?.to ?? new Date(0))
    .select(sums);
  return days.map((_, index) => Number(row?.[`d${index}`] ?? 0));
}
