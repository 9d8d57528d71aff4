import { type ApplicationType, programmes } from '@portal/contract-svc-applications-v1';
import { keptQuery, ofStaff } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import {
  entriesWithApplications,
  type ListedEntry,
  type ListedEntryRow,
  onceAMinute,
  onlyHidden,
  type Reader,
  toListedEntry,
} from '../../platform';
import { unreadOf } from '../unread-count-store';
import type { Day, UnreadSubmissions, WaitingKind, WaitingOfKind } from './today';
import { oldestRows, toWaiting } from './waiting-store';

/** The things that wait for a member of staff. */
export interface WaitingForReader {
  /** Submitted applications that this person has not opened. */
  submitted: UnreadSubmissions;
  /** Answers to reopened sections that this person has not read. */
  answered: WaitingOfKind;
  /** Letters of referees that arrived since this person opened the application. */
  letters: WaitingOfKind;
  /** Requests for another application; null if they were not wanted. */
  requests: WaitingOfKind | null;
}

/** Whether the portal has ever used each of these: pages about unused ones are not offered. */
export type InUse = Record<'results' | 'waitingList' | 'places', boolean>;

export interface TodayStore {
  waiting(reader: Reader, wanted: { requests: boolean }): Promise<WaitingForReader>;
  /** The numbers of applications submitted, and of final decisions sent, on each day. */
  week(days: readonly Day[]): Promise<{
    submittedBy: number[];
    decidedBy: number[];
    inUse: InUse;
    /** Whether a delayed decision was kept instead of going out. */
    hasKept: boolean;
  }>;
  /** The last acts of colleagues on applications, newest first. */
  colleaguesActs(reader: Reader): Promise<ListedEntry[]>;
}

const mostActs = 8;
/** The most log entries that are searched, however busy applicants are. */
const entriesLookedAt = 2000;
/** Acts that are listed. Openings are left out: there are too many, and they mean little. */
const actions = ['status_changed', 'edited', 'uploaded', 'request_approved', 'request_rejected'];

export function todayStore(knex: Knex): TodayStore {
  const kept = onceAMinute<number[]>();
  /** Counts on earlier days hardly change, so they are read once a minute; today's are read for each reader. */
  const countBy = (counted: Counted, days: readonly Day[]): Promise<number[]> => {
    const key = [counted, ...days.map(({ from }) => from.getTime())].join();
    return kept(key, () => countDays(knex, counted, days));
  };

  return {
    async waiting(reader, wanted) {
      const [unread, rows] = await Promise.all([unreadOf(knex, reader), oldestRows(knex, reader, wanted)]);
      const of = (kind: WaitingKind): WaitingOfKind => {
        const its = rows.filter((row) => row.kind === kind);
        return { total: Number(its[0]?.total ?? 0), oldest: its.map(toWaiting) };
      };
      const total = Object.values(unread).reduce((sum, n) => sum + n, 0);
      return {
        submitted: { total, oldest: of('submitted').oldest, of: unread },
        answered: of('answered'),
        letters: of('letter'),
        requests: wanted.requests ? of('request') : null,
      };
    },
    async week(days) {
      const [earlier, today] = [days.slice(0, -1), days.slice(-1)];
      const { from, to } = today[0] ?? { from: new Date(0), to: new Date(0) };
      const [submitted, decided, [now]] = await Promise.all([
        countBy('submitted', earlier),
        countBy('decided', earlier),
        countedToday(knex, { from, to }),
      ]);
      return {
        submittedBy: [...submitted, Number(now?.submitted ?? 0)],
        decidedBy: [...decided, Number(now?.decided ?? 0)],
        inUse: {
          results: Boolean(now?.results),
          waitingList: Boolean(now?.waitingList),
          places: Boolean(now?.places),
        },
        hasKept: Boolean(now?.kept),
      };
    },
    async colleaguesActs({ personId, hidden }) {
      const { applications, programmes } = hidden;
      return (await actsOf(knex, { personId, unseen: applications, programmes })).map(toListedEntry);
    },
  };
}

type Counted = 'submitted' | 'decided';

const counted = {
  submitted: (knex: Knex) =>
    knex('applications').whereIn(
      'type',
      programmes.map(({ key }) => key),
    ),
  decided: (knex: Knex) => knex('feedback').whereIn('status', ['approved', 'rejected']),
};
const instants = { submitted: 'submitted_at', decided: 'created_at' } as const;

const tablesOf = {
  results: ['prepared_decisions', 'result_releases'],
  waitingList: ['waiting_list_entries'],
  places: ['place_periods', 'days_off', 'offers'],
} as const satisfies Record<keyof InUse, readonly string[]>;

const anyOf = (knex: Knex, what: keyof InUse) =>
  knex.raw(tablesOf[what].map(() => 'exists (select 1 from ??)').join(' or '), [...tablesOf[what]]);

/** Uses the index of waiting decisions, of which there are few. */
const anyKept = (knex: Knex) =>
  knex.raw("exists (select 1 from held_decisions where slot is not null and state = 'kept')");

type NowRow = Record<Counted | keyof InUse | 'kept', number | string>;

/** Both counts of the present day, and what is in use now. */
const countedToday = keptQuery<NowRow, { from: Date; to: Date }>((knex, { from, to }) => {
  const on = (what: Counted) =>
    counted[what](knex).where(instants[what], '>=', from).where(instants[what], '<', to).count('*');
  return knex.queryBuilder().select({
    submitted: on('submitted'),
    decided: on('decided'),
    results: anyOf(knex, 'results'),
    waitingList: anyOf(knex, 'waitingList'),
    places: anyOf(knex, 'places'),
    kept: anyKept(knex),
  });
});

/** The number on each of these days. */
async function countDays(knex: Knex, what: Counted, days: readonly Day[]): Promise<number[]> {
  const at = instants[what];
  const sums = days.map(({ from, to }, index) =>
    knex.raw('sum(case when ?? >= ? and ?? < ? then 1 else 0 end) as ??', [at, from, at, to, `d${index}`]),
  );
  const [row] = await counted[what](knex)
    .where(at, '>=', days[0]?.from ?? new Date(0))
    .where(at, '<', days.at(-1)?.to ?? new Date(0))
    .select(sums);
  return days.map((_, index) => Number(row?.[`d${index}`] ?? 0));
}

const actsOf = keptQuery<
  ListedEntryRow,
  { personId: number; unseen: number[]; programmes: ApplicationType[] }
>((knex, { personId, unseen, programmes }) => {
  const hiddenIds = onlyHidden(knex('applications as a').select('a.id'), {
    applications: unseen,
    programmes,
  });
  const before = knex('audit_entries').select(
    knex.raw('case when max(id) > ? then max(id) - ? else 0 end', [entriesLookedAt, entriesLookedAt]),
  );
  return entriesWithApplications(
    knex('audit_entries as e')
      .where('e.id', '>', before)
      .where(ofStaff('e.actor_role'))
      .whereNot('e.actor_id', personId)
      .whereIn('e.action', actions)
      .where((about) => about.whereNull('e.application_id').orWhereNotIn('e.application_id', hiddenIds))
      .limit(mostActs),
  );
});
