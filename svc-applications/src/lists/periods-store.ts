import { byProgramme, programmes } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import { dayOf, type Figure } from '../counting/figures';
import { through } from './query-store';
import { type Change, periodDays, type Stats, sum } from './stats';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** A period is told to the minute. */
const periodsUntil = (now: Date) => {
  const until = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const since = (periods: number) => new Date(until - periods * periodDays * dayMs);
  return { recent: since(1), earlier: since(2) };
};

/** The first day whose figures the periods need. */
export const firstDay = (now: Date): string => dayOf(periodsUntil(now).earlier);

type Counted = Extract<Figure['figure'], 'begun' | 'submitted'>;
type Edge = Pick<Figure, 'figure' | 'type' | 'part' | 'n'>;

const indexes = { begun: 'applications_all_created', submitted: 'applications_all_submitted' } as const;
const columns = { begun: 'created_at', submitted: 'submitted_at' } as const;

/**
 * How much came in within a period against the one before, from the figures of days. Of the days on which the periods
 * begin, applications before that minute do not count: these are looked up once a minute.
 */
export function periodsStore(knex: Knex) {
  let kept: { minute: number; edges: Promise<Edge[]> } | undefined;

  function edgesAt(now: Date): Promise<Edge[]> {
    const minute = Math.floor(now.getTime() / minuteMs);
    if (kept?.minute === minute) return kept.edges;
    const edges = readEdges(knex, now);
    kept = { minute, edges };
    edges.catch(() => {
      kept = undefined;
    });
    return edges;
  }

  return {
    async changes(
      figures: Promise<readonly Figure[]>,
      now: Date,
    ): Promise<Pick<Stats, 'begun' | 'submitted'>> {
      const [edges, days] = await Promise.all([edgesAt(now), figures]);
      const of = (figure: Counted, type: string) => changeOf(figure, type, { days, edges, now });
      return {
        begun: byProgramme(({ key }) => of('begun', key)),
        submitted: programmes.map(({ key }) => of('submitted', key)).reduce(sum),
      };
    },
  };
}

/** On the days on which the periods begin: what came in before that minute. */
async function readEdges(knex: Knex, now: Date): Promise<Edge[]> {
  const { recent, earlier } = periodsUntil(now);
  const parts = [recent, earlier].flatMap((at) =>
    (['begun', 'submitted'] as const).map((figure) =>
      knex
        .from(through(knex, 'applications', indexes[figure]))
        .where(columns[figure], '>=', new Date(dayOf(at)))
        .where(columns[figure], '<', at)
        .groupBy('type')
        .select(knex.raw('? as figure, ? as part', [figure, dayOf(at)]), 'type')
        .count('* as n'),
    ),
  );
  const rows: Edge[] = await knex.unionAll(parts);
  return rows.map((row) => ({ ...row, n: Number(row.n) }));
}

function changeOf(
  figure: Counted,
  type: string,
  { days, edges, now }: { days: readonly Figure[]; edges: Edge[]; now: Date },
): Change {
  const { recent, earlier } = periodsUntil(now);
  const total = (rows: readonly Edge[], fits: (day: string) => boolean) =>
    rows.reduce(
      (all, row) => (row.figure === figure && row.type === type && fits(row.part) ? all + row.n : all),
      0,
    );
  /** From a moment on. */
  const since = (at: Date) =>
    total(days, (day) => day >= dayOf(at)) - total(edges, (day) => day === dayOf(at));
  const sinceRecent = since(recent);
  return { now: sinceRecent, before: since(earlier) - sinceRecent };
}
