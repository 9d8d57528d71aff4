import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { type RoundFigures, type Stage, stages } from './figures';

export type FiguresOf = { roundId: number } | { programme: ApplicationType; roundId: null };

export interface RoundFigureStore {
  /** The numbers by round and programme, of all applications or of some. Rounds without applications are left out. */
  read(of?: FiguresOf): Promise<RoundFigures[]>;
}

interface Group {
  programme: ApplicationType;
  round_id: number | null;
}
type CountRow = Group & Record<Stage | 'missed', number | string | null>;
type MedianRow = Group & { stage: Stage; ms: number | string };

const dayMs = 86_400_000;

/** Reads the numbers in two statements however many rounds there are: one for counts, one for medians. */
export function roundFigureStore(knex: Knex): RoundFigureStore {
  return {
    async read(of) {
      const marks = marksOf(knex, of);
      const [counted, medians] = await Promise.all([counts(knex, marks), mediansOf(knex, marks)]);
      return counted.map((row) => toFigures(row, medians));
    },
  };
}

/** When each application reached each stage. An acceptance counts even if the place was given back later. */
function marksOf(knex: Knex, of: FiguresOf | undefined): Knex.QueryBuilder {
  const offers = () => knex('offers as o').whereRaw('o.application_id = a.id');
  const accepted = () => offers().whereNotNull('o.answered_at').whereNot('o.state', 'declined');
  const noted = (came: boolean) => offers().where({ 'o.state': 'accepted', 'o.came': came });
  const opened = knex('audit_entries as e')
    .whereRaw('e.application_id = a.id and e.created_at >= a.submitted_at')
    .where('e.action', 'viewed')
    // A program that opened an application has not read it.
    .whereNot('e.details', 'like', '%"token"%');
  const query = knex('applications as a').select({
    programme: 'a.type',
    round_id: 'a.round_id',
    begun: 'a.created_at',
    submitted: 'a.submitted_at',
    read: opened.min('e.created_at'),
    offered: offers().min('o.offered_at'),
    accepted: accepted().min('o.answered_at'),
    came: noted(true).min('o.from_day'),
    missed: noted(false).min('o.from_day'),
  });
  if (!of) return query;
  return 'programme' in of
    ? query.where('a.type', of.programme).whereNull('a.round_id')
    : query.where('a.round_id', of.roundId);
}

const counts = (knex: Knex, marks: Knex.QueryBuilder): Promise<CountRow[]> =>
  knex
    .from(marks.clone().as('m'))
    .groupBy('m.programme', 'm.round_id')
    .select('m.programme', 'm.round_id')
    .count(Object.fromEntries([...stages, 'missed'].map((name) => [name, `m.${name}`])));

/** The median time from each stage to the next: the middle value, or the mean of the two middle values. */
function mediansOf(knex: Knex, marks: Knex.QueryBuilder): Promise<MedianRow[]> {
  const between = betweenIn[engineOf(knex) === 'sqlite' ? 'sqlite' : 'other'];
  const gaps = stages.slice(1).map((stage, index) => {
    const before = stages[index] ?? stage;
    const gap = between(`m.${before}`, `m.${stage}`, stage === 'came');
    return knex
      .from('marks as m')
      .whereNotNull(`m.${before}`)
      .whereNotNull(`m.${stage}`)
      .select('m.programme', 'm.round_id', knex.raw('? as stage', [stage]))
      .select(knex.raw(`case when ${gap} < 0 then 0 else ${gap} end as ms`));
  });
  const [first, ...others] = gaps as [Knex.QueryBuilder, ...Knex.QueryBuilder[]];
  const inGroup = 'partition by programme, round_id, stage';
  const ranked = knex
    .from('gaps')
    .select('programme', 'round_id', 'stage', 'ms')
    .select(knex.raw(`row_number() over (${inGroup} order by ms) as place`))
    .select(knex.raw(`count(*) over (${inGroup}) as of_all`));
  return knex
    .with('marks', marks.clone())
    .with('gaps', first.unionAll(others))
    .from(ranked.as('r'))
    .whereRaw('2 * r.place between r.of_all and r.of_all + 2')
    .groupBy('r.programme', 'r.round_id', 'r.stage')
    .select('r.programme', 'r.round_id', 'r.stage')
    .avg({ ms: 'r.ms' });
}

/** SQL for the milliseconds from one instant to another, or to the beginning of a day. */
const betweenIn = {
  sqlite: (from: string, until: string, isDay: boolean) =>
    isDay ? `((julianday(${until}) - 2440587.5) * ${dayMs} - ${from})` : `(${until} - ${from})`,
  other: (from: string, until: string, isDay: boolean) =>
    `(timestampdiff(microsecond, ${from}, ${isDay ? `cast(${until} as datetime)` : until}) / 1000)`,
};

function toFigures(row: CountRow, medians: readonly MedianRow[]): RoundFigures {
  const own = medians.filter(
    ({ programme, round_id: id }) => programme === row.programme && id === row.round_id,
  );
  const median = (stage: Stage): number | null => {
    const found = own.find((one) => one.stage === stage);
    return found ? Math.round((Number(found.ms) / dayMs) * 10) / 10 : null;
  };
  return {
    programme: row.programme,
    roundId: row.round_id,
    stages: stages.map((stage) => ({ stage, count: Number(row[stage]), medianDays: median(stage) })),
    missed: Number(row.missed),
  };
}
