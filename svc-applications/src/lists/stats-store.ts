import { byProgramme, programmes } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import { type Change, periodDays, type Stats, type StatusCount, sum } from './stats';
import { onlyUnread } from './unread-store';

export interface StatsStore {
  /** The figures of the staff's dashboards, for one member of staff. */
  stats(personId: number, now: Date): Promise<Stats>;
}

const dayMs = 86_400_000;

export function statsStore(knex: Knex): StatsStore {
  const changes = async (column: 'created_at' | 'submitted_at', now: Date) => {
    const since = (periods: number) => new Date(now.getTime() - periods * periodDays * dayMs);
    const inPeriod = (type: string, from: Date, to: Date) =>
      knex('applications').where({ type }).where(column, '>=', from).where(column, '<', to).count('* as n');
    const ofType = async (type: string): Promise<Change> => {
      const [[recent], [earlier]] = await Promise.all([
        inPeriod(type, since(1), now),
        inPeriod(type, since(2), since(1)),
      ]);
      return { now: Number(recent?.n), before: Number(earlier?.n) };
    };
    const counted = await Promise.all(programmes.map(async ({ key }) => [key, await ofType(key)] as const));
    return Object.fromEntries(counted) as Stats['begun'];
  };
  const unread = async (personId: number): Promise<Stats['unread']> => {
    const rows = await onlyUnread(knex, knex('applications as a'), personId)
      .groupBy('a.type')
      .select('a.type')
      .count('* as n');
    return ofEach(rows);
  };
  const withdrawnBeforeReview = async (): Promise<Stats['withdrawn']> => {
    const rows = await knex('applications')
      .whereNotNull('withdrawn_at')
      .where('status', 'submitted')
      .groupBy('type')
      .select('type')
      .count('* as n');
    return ofEach(rows);
  };
  return {
    async stats(personId, now) {
      const [counts, erased, notOpened, withdrawn, [people], begun, submitted] = await Promise.all([
        knex('applications').groupBy('type', 'status').select('type', 'status').count('* as count'),
        // Decided applications whose people were erased go on counting.
        knex('erased_figures')
          .whereIn('status', ['approved', 'rejected'])
          .groupBy('type', 'status')
          .select('type', 'status')
          .count('* as count'),
        unread(personId),
        withdrawnBeforeReview(),
        knex('applications').countDistinct('person_id as n'),
        changes('created_at', now),
        changes('submitted_at', now),
      ]);
      return {
        counts: added([...counts, ...erased] as unknown as Counted[]),
        unread: notOpened,
        withdrawn,
        applicants: Number(people?.n),
        begun,
        submitted: Object.values(submitted).reduce(sum),
      };
    },
  };
}

/** A count for each programme; 0 where there is no row. */
function ofEach(rows: { type?: string; n?: number | string }[]): Stats['unread'] {
  const counted = new Map(rows.map(({ type, n }) => [type, Number(n)]));
  return byProgramme(({ key }) => counted.get(key) ?? 0);
}

interface Counted extends Omit<StatusCount, 'count'> {
  count: number | string;
}

/** One count for each programme and status. */
function added(counts: Counted[]): StatusCount[] {
  const sums = new Map<string, StatusCount>();
  for (const { type, status, count } of counts) {
    const key = `${type} ${status}`;
    sums.set(key, { type, status, count: Number(count) + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
}
