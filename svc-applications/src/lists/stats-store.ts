import { byProgramme } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import { dayOf, type Figure, statisticsStore } from '../platform';
import { periodsStore } from './periods-store';
import type { Stats, StatusCount } from './stats';
import { figureOf, openedWaiting, unreadAmong } from './unread-count-store';

export interface StatsStore {
  /** The statistics on the dashboards of staff, for one member of staff. */
  stats(personId: number, now: Date): Promise<Stats>;
}

/** The statistics are read from stored counters; only the applications that the reader has opened are looked up. */
export function statsStore(knex: Knex): StatsStore {
  const periods = periodsStore(knex);
  const statistics = statisticsStore(knex);
  return {
    async stats(personId, now) {
      const reading = statistics.read({
        names: ['state', 'withdrawn', 'erased', 'people'],
        days: { names: ['begun', 'submitted'], from: dayOf(now) },
      });
      const [figures, opened, changes] = await Promise.all([
        reading,
        openedWaiting(knex, personId),
        periods.changes(reading, now),
      ]);
      return {
        counts: countsOf(figures),
        unread: unreadAmong(figures, opened),
        withdrawn: byProgramme(({ key }) => figureOf(figures, 'withdrawn', key, 'submitted')),
        applicants: figures.find(({ figure }) => figure === 'people')?.n ?? 0,
        ...changes,
      };
    },
  };
}

/** Decided applications still count after their people were erased. */
const countsOf = (figures: readonly Figure[]): StatusCount[] =>
  figures
    .filter(
      ({ figure, part }) =>
        figure === 'state' || (figure === 'erased' && ['approved', 'rejected'].includes(part)),
    )
    .map(({ type, part, n }) => ({ type, status: part, count: n }) as StatusCount);
