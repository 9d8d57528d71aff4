import { programmes } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import { type Change, periodDays, type Stats, sum } from './stats';

export interface StatsStore {
  /** The figures of the dashboards. */
  stats(now: Date): Promise<Stats>;
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
  return {
    async stats(now) {
      const [counts, [people], begun, submitted] = await Promise.all([
        knex('applications').groupBy('type', 'status').select('type', 'status').count('* as count'),
        knex('applications').countDistinct('person_id as n'),
        changes('created_at', now),
        changes('submitted_at', now),
      ]);
      return {
        counts: counts.map(({ type, status, count }) => ({ type, status, count: Number(count) }) as never),
        applicants: Number(people?.n),
        begun,
        submitted: Object.values(submitted).reduce(sum),
      };
    },
  };
}
