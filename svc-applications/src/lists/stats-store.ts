import { byProgramme } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import { dayOf, type Figure, type FigureName } from '../counting/figures';
import { countingStore } from '../counting/store';
import { everOpened, openedSince } from '../looks/store';
import { periodsStore } from './periods-store';
import type { Stats, StatusCount } from './stats';

export interface StatsStore {
  /** The figures of the staff's dashboards, for one member of staff. */
  stats(personId: number, now: Date): Promise<Stats>;
}

/** They are read from the figures that are kept, not counted; only what the reader has opened is looked up. */
export function statsStore(knex: Knex): StatsStore {
  const periods = periodsStore(knex);
  const counting = countingStore(knex);
  return {
    async stats(personId, now) {
      const reading = counting.read({
        names: ['state', 'withdrawn', 'erased', 'people'],
        days: { names: ['begun', 'submitted'], from: dayOf(now) },
      });
      const [figures, opened, changes] = await Promise.all([
        reading,
        openedWaiting(knex, personId),
        periods.changes(reading, now),
      ]);
      const waiting = (name: FigureName) => ofEach(figures, name, 'submitted');
      const [submitted, withdrawn] = [waiting('state'), waiting('withdrawn')];
      return {
        counts: countsOf(figures),
        unread: byProgramme(({ key }) =>
          Math.max(0, submitted[key] - withdrawn[key] - (opened.get(key) ?? 0)),
        ),
        withdrawn,
        applicants: figures.find(({ figure }) => figure === 'people')?.n ?? 0,
        ...changes,
      };
    },
  };
}

/**
 * Of each programme, how many of the applications that wait a reader has opened since their submission: it takes as
 * long as the reader's own history, not as the table.
 */
export async function openedWaiting(knex: Knex, personId: number): Promise<Map<string, number>> {
  const rows: { type: string; n: number | string }[] = await knex
    .from(everOpened(knex, personId).as('o'))
    .join('applications as a', 'a.id', 'o.id')
    .where({ 'a.status': 'submitted', 'a.withdrawn_at': null })
    .where(openedSince(knex, personId, 'a.submitted_at'))
    .groupBy('a.type')
    .select('a.type')
    .count('* as n');
  return new Map(rows.map(({ type, n }) => [type, Number(n)]));
}

/** The figure of each programme; 0 where there is none. */
function ofEach(figures: readonly Figure[], name: FigureName, part: string): Stats['withdrawn'] {
  const of = (type: string) =>
    figures.find((one) => one.figure === name && one.type === type && one.part === part);
  return byProgramme(({ key }) => of(key)?.n ?? 0);
}

/** Decided applications whose people were erased go on counting. */
const countsOf = (figures: readonly Figure[]): StatusCount[] =>
  figures
    .filter(
      ({ figure, part }) =>
        figure === 'state' || (figure === 'erased' && ['approved', 'rejected'].includes(part)),
    )
    .map(({ type, part, n }) => ({ type, status: part, count: n }) as StatusCount);
