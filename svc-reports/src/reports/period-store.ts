import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import type { ErasedTally } from './erased-store';
import type { ReportFilter } from './filter';
import { inRange, momentOf, views, visible } from './matching-store';
import { medianOf, type Period } from './period';

/** The part of a period that was counted for some of the ids. */
interface Part {
  begun: number;
  submitted: number;
  approved: number;
  rejected: number;
  /** Days from submission to decision, one entry for each decision. */
  days: number[];
}

const dayInSeconds = 24 * 60 * 60;

/** SQL for the seconds from submission to decision in each database. */
const seconds = {
  sqlite: '(decided_at - submitted_at) / 1000.0',
  mysql: 'timestampdiff(second, submitted_at, decided_at)',
};

/** Counts what was begun, submitted and decided in the days of a filter, each by its own time. */
export async function periodPart(trx: Knex, filter: ReportFilter, ids: number[] | undefined): Promise<Part> {
  const counted = async (moment: string) => {
    const rows = inRange(visible(trx, views.applications, filter, ids), moment, filter).whereNotNull(moment);
    return Number((await rows.count('id as count').first())?.count ?? 0);
  };
  const decisions = inRange(visible(trx, views.decisions, filter, ids), momentOf.decided, filter);
  const decided: { status: string; seconds: number | string }[] = await decisions.select(
    'status',
    trx.raw(`${seconds[engineOf(trx)]} as seconds`),
  );
  const of = (status: string) => decided.filter((one) => one.status === status).length;
  return {
    begun: await counted(momentOf.begun),
    submitted: await counted(momentOf.submitted),
    approved: of('approved'),
    rejected: of('rejected'),
    days: decided.map((one) => Math.max(0, Number(one.seconds)) / dayInSeconds),
  };
}

/** Adds up the parts. Of erased applications only the month of submission is known. */
export function periodOf(parts: readonly Part[], erased: readonly ErasedTally[]): Period {
  const sum = (name: 'begun' | 'submitted' | 'approved' | 'rejected') =>
    parts.reduce((total, part) => total + part[name], 0);
  const [approved, rejected] = [sum('approved'), sum('rejected')];
  return {
    begun: sum('begun'),
    submitted: sum('submitted') + erased.reduce((total, { count }) => total + count, 0),
    decided: approved + rejected,
    approved,
    rejected,
    medianDays: medianOf(parts.flatMap(({ days }) => days)),
  };
}
