import { applicationTypes, valuesOf } from '@portal/contract-svc-applications-v1';
import { inTransaction, keptQuery } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { insertChanges } from './count-store';
import { added, type Figure, type FigureName } from './counters';
import { shortOf } from './recount-store';

/** Which counters are read: all with these names, and those by day from one day on. */
export interface Wanted {
  names: FigureName[];
  days?: { names: FigureName[]; from: string };
  type?: string;
}

export interface StatisticsStore {
  /** A query for the sum of the counters of one kind and programme. */
  total(wanted: { names: FigureName[]; type: string; part?: string }): Knex.QueryBuilder;
  /** The counters' present values, including changes that are not added up yet. */
  read(wanted: Wanted): Promise<Figure[]>;
  /** Adds changes that writers left to the counters; returns how many there were. */
  addUp(): Promise<number>;
  /**
   * Compares the counters with the tables, unless somebody did since this time; corrects and returns the differences.
   */
  repair(unlessSince: Date, now: Date): Promise<Figure[]>;
}

const figures = 'application_figures';
const changes = 'application_figure_changes';
/** The most changes that one transaction adds up. */
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

/** A single statement, so that changes which are being added up are seen in exactly one of the two tables. */
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
      // Names the programmes because the index begins with them; otherwise all days of all years would be read.
      if (days)
        any.orWhere((ofDays) =>
          ofDays.whereIn('figure', days.names).whereIn('type', types).where('part', '>=', days.from),
        );
    })
    .modify((narrowed) => void (type && narrowed.where({ type })));

/** Lets one process at a time add up or correct; others read and write meanwhile. Returns when it was last checked. */
async function lockCounters(trx: Knex): Promise<Date> {
  const row = await trx(figures).where({ figure: 'checked' }).forUpdate().first('n');
  return new Date(Number(row?.n ?? 0) * 1000);
}

const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);
