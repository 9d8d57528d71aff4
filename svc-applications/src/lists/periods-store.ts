import { byProgramme, programmes } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import { dayOf, type Figure, onceAMinute, statisticsStore } from '../platform';
import { through } from './query-store';
import { type Change, periodDays, type Stats, sum } from './stats';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** A period is exact to the minute. */
const periodsUntil = (now: Date) => {
  const until = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const since = (periods: number) => new Date(until - periods * periodDays * dayMs);
  return { recent: since(1), earlier: since(2) };
};

type Counted = Extract<Figure['figure'], 'begun' | 'submitted'>;

/** What earlier days had, of each kind and day; and on the first days what came in too early for the period. */
interface Earlier {
  days: readonly Figure[];
  edges: Figure[];
}

const counted: Counted[] = ['begun', 'submitted'];
const indexes = { begun: 'applications_all_created', submitted: 'applications_all_submitted' } as const;
const columns = { begun: 'created_at', submitted: 'submitted_at' } as const;

/**
 * How much came in within a period against the one before, from the figures of days. Earlier days hardly change any
 * more: they are read once a minute, and the figures of today by each reader.
 */
export function periodsStore(knex: Knex) {
  const kept = onceAMinute<Earlier>();
  const earlierThan = (now: Date) =>
    kept(String(Math.floor(now.getTime() / minuteMs)), () => readEarlier(knex, now));

  return {
    /** `today` has the figures of the day of `now` and of any later one. */
    async changes(today: Promise<readonly Figure[]>, now: Date): Promise<Pick<Stats, 'begun' | 'submitted'>> {
      const [{ days, edges }, figures] = await Promise.all([earlierThan(now), today]);
      const all = { days: [...days, ...figures], edges, now };
      const of = (figure: Counted, type: string) => changeOf(figure, type, all);
      return {
        begun: byProgramme(({ key }) => of('begun', key)),
        submitted: programmes.map(({ key }) => of('submitted', key)).reduce(sum),
      };
    },
  };
}

async function readEarlier(knex: Knex, now: Date): Promise<Earlier> {
  const from = dayOf(periodsUntil(now).earlier);
  const [days, edges] = await Promise.all([
    statisticsStore(knex).read({ names: [], days: { names: counted, from } }),
    readEdges(knex, now),
  ]);
  return { days: days.filter(({ part }) => part < dayOf(now)), edges };
}

/** On the days on which the periods begin: what came in before that minute. */
async function readEdges(knex: Knex, now: Date): Promise<Figure[]> {
  const { recent, earlier } = periodsUntil(now);
  const parts = [recent, earlier].flatMap((at) =>
    counted.map((figure) =>
      knex
        .from(through(knex, 'applications', indexes[figure]))
        .where(columns[figure], '>=', new Date(dayOf(at)))
        .where(columns[figure], '<', at)
        .groupBy('type')
        .select(knex.raw('? as figure, ? as part', [figure, dayOf(at)]), 'type')
        .count('* as n'),
    ),
  );
  const rows: Figure[] = await knex.unionAll(parts);
  return rows.map((row) => ({ ...row, n: Number(row.n) }));
}

function changeOf(
  figure: Counted,
  type: string,
  { days, edges, now }: { days: readonly Figure[]; edges: Figure[]; now: Date },
): Change {
  const { recent, earlier } = periodsUntil(now);
  const total = (rows: readonly Figure[], fits: (day: string) => boolean) =>
    rows.reduce(
      (all, row) => (row.figure === figure && row.type === type && fits(row.part) ? all + row.n : all),
      0,
    );
  /** From a moment on. */
  const since = (at: Date) => {
    const first = dayOf(at);
    return total(days, (day) => day >= first) - total(edges, (day) => day === first);
  };
  const sinceRecent = since(recent);
  return { now: sinceRecent, before: since(earlier) - sinceRecent };
}
