import { inTransaction } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { insertChanges } from './count-store';
import { added, type Figure, type FigureName } from './counters';
import { shortOf } from './recount-store';

/** Which figures are read: all of the names, and of days those from one on. */
export interface Wanted {
  names: FigureName[];
  days?: { names: FigureName[]; from: string };
  type?: string;
}

export interface StatisticsStore {
  /** A query for the sum of the figures of one kind and programme. */
  total(wanted: { names: FigureName[]; type: string; part?: string }): Knex.QueryBuilder;
  /** The figures as they stand, changes included. */
  read(wanted: Wanted): Promise<Figure[]>;
  /** Adds up changes that writers left; returns how many. */
  addUp(): Promise<number>;
  /**
   * Holds the figures against the tables, unless that was done since this time, and mends them; returns by how much
   * they were wrong.
   */
  mend(unlessSince: Date, now: Date): Promise<Figure[]>;
}

const figures = 'application_figures';
const changes = 'application_figure_changes';
/** As many changes are added up at once. */
const atOnce = 1000;

export function statisticsStore(knex: Knex): StatisticsStore {
  return {
    total({ part, ...wanted }) {
      const each = [figures, changes].map((table) =>
        of(knex(table), wanted)
          .modify((narrowed) => void (part && narrowed.where({ part })))
          .select('n'),
      );
      return knex.from(knex.unionAll(each).as('f')).sum('n');
    },
    async read(wanted) {
      const [counted, changed] = [figures, changes].map((table) =>
        of(knex(table), wanted).select('figure', 'type', 'part', 'n'),
      );
      // One statement: what is added up meanwhile stands in one of both.
      const rows: Figure[] = await (counted as Knex.QueryBuilder).unionAll(changed as Knex.QueryBuilder);
      return added(rows);
    },
    addUp: () =>
      inTransaction(knex, async (trx) => {
        await lockCounters(trx);
        const rows: (Figure & { id: number })[] = await trx(changes).orderBy('id').limit(atOnce);
        for (const { figure, type, part, n } of added(rows))
          await trx(figures)
            .insert({ figure, type, part, n })
            .onConflict(['figure', 'type', 'part'])
            .merge({ n: trx.raw('?? + ?', [`${figures}.n`, n]) });
        const ids = rows.map(({ id }) => id);
        if (ids.length > 0) await trx(changes).whereIn('id', ids).delete();
        return ids.length;
      }),
    mend: (unlessSince, now) =>
      inTransaction(knex, async (trx) => {
        const checkedAt = await lockCounters(trx);
        if (checkedAt > unlessSince) return [];
        const short = await shortOf(trx);
        await insertChanges(trx, short);
        await trx(figures)
          .where({ figure: 'checked' })
          .update({ n: secondsOf(now) });
        return short;
      }),
  };
}

const of = (query: Knex.QueryBuilder, { names, days, type }: Wanted) =>
  query
    .where((any) => {
      any.whereIn('figure', names);
      if (days) any.orWhere((ofDays) => ofDays.whereIn('figure', days.names).where('part', '>=', days.from));
    })
    .modify((narrowed) => void (type && narrowed.where({ type })));

/** One at a time adds up or mends; writers and readers are not kept waiting. Returns when they were checked last. */
async function lockCounters(trx: Knex): Promise<Date> {
  const row = await trx(figures).where({ figure: 'checked' }).forUpdate().first('n');
  return new Date(Number(row?.n ?? 0) * 1000);
}

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);
