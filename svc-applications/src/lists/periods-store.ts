import { byProgramme, programmes } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import { dayOf, type Figure, onceAMinute, statisticsStore } from '../platform';
import { through } from './query-store';
import { type Change, periodDays, type Stats, sum } from './stats';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** The bounds of the periods, exact to the minute. */
const periodsUntil = (now: Date) => {
  const until = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const since = (periods: number) => new Date(until - periods * periodDays * dayMs);
  return { recent: since(1), earlier: since(2) };
};

type Counted = Extract<Figure['figure'], 'begun' | 'submitted'>;

/** Numbers of earlier days by kind and day, and what must be subtracted because it came on a first day too early. */
interface Earlier {
  days: readonly Figure[];
  edges: Figure[];
}

const counted: Counted[] = ['begun', 'submitted'];
const indexes = { begun: 'applications_all_created', submitted: 'applications_all_submitted' } as const;
const columns = { begun: 'created_at', submitted: 'submitted_at' } as const;

/**
 * Compares the numbers of a period with the period before, from the daily statistics. Earlier days hardly change, so
 * they are read once a minute; today's numbers are read for each reader.
 */
export function periodsStore(knex: Knex) {
  const kept = onceAMinute<Earlier>();
  const earlierThan = (now: Date) =>
    kept(String(Math.floor(now.getTime() / minuteMs)), () => readEarlier(knex, now));

  return {
    /** `today` are the numbers of the day of `now` and of any later day. */
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

/** What came in on the first day of each period before the minute at which it begins. */
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
  /** A condition for a time from `at` on. */
  const since = (at: Date) => {
    const first = dayOf(at);
    return total(days, (day) => day >= first) - total(edges, (day) => day === first);
  };
  const sinceRecent = since(recent);
  return { now: sinceRecent, before: since(earlier) - sinceRecent };
}
