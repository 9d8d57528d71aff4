import { applicationTypes, valuesOf } from '@portal/contract-svc-applications-v1';
import { inTransaction, keptQuery } from '@portal/service-kit/database';
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
   * Holds the figures against the tables, unless that was done since this time, and repairs them; returns by how much
   * they were wrong.
   */
  repair(unlessSince: Date, now: Date): Promise<Figure[]>;
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
      const { names, days, type } = wanted;
      const values = { ...(days && { from: days.from }), ...(type && { type }) };
      return added(await figuresOf(knex, values, { names, ofDays: days?.names ?? [] }));
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
    repair: (unlessSince, now) =>
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

/** One statement: what is added up meanwhile stands in one of both tables. */
const figuresOf = keptQuery<
  Figure,
  { from?: string; type?: string },
  { names: FigureName[]; ofDays: FigureName[] }
>((knex, { from, type }, { names, ofDays }) => {
  const wanted = { names, ...(from && { days: { names: ofDays, from } }), ...(type && { type }) };
  const [counted, changed] = [figures, changes].map((table) =>
    of(knex(table), wanted).select('figure', 'type', 'part', 'n'),
  );
  return (counted as Knex.QueryBuilder).unionAll(changed as Knex.QueryBuilder);
});

const types = valuesOf(applicationTypes);

const of = (query: Knex.QueryBuilder, { names, days, type }: Wanted) =>
  query
    .where((any) => {
      any.whereIn('figure', names);
      // With the programmes, which begin their index: else all days of all years are read.
      if (days)
        any.orWhere((ofDays) =>
          ofDays.whereIn('figure', days.names).whereIn('type', types).where('part', '>=', days.from),
        );
    })
    .modify((narrowed) => void (type && narrowed.where({ type })));

/** One at a time adds up or repairs; writers and readers are not kept waiting. Returns when they were checked last. */
async function lockCounters(trx: Knex): Promise<Date> {
  const row = await trx(figures).where({ figure: 'checked' }).forUpdate().first('n');
  return new Date(Number(row?.n ?? 0) * 1000);
}

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);
