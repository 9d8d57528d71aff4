import {
  type ApplicationType,
  applicationTypes,
  type Decision,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import { keptQuery, padded } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import {
  type AnswersRow,
  answersOfRow,
  furthestOf,
  organisationFrom,
  originalStore,
  questionOf,
} from '../application';
import { type DelayedDecision, type PreparedInRow, reopeningStore } from '../decisions';
import type { Listed } from './list';

/** Totals that a statement may return with each line. */
type Counts = { total?: number | string; conflicts?: number | string; phases?: number | string };
export type CountedLine = Listed & Counts;

/** The lines of these applications, in this order. */
export async function listedByIds(knex: Knex, ids: number[]): Promise<Listed[]> {
  if (ids.length === 0) return [];
  const found = await toLines(knex, await rowsByIds(knex, { ids: padded(ids) }));
  const byId = new Map(found.map((one) => [one.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const rowsByIds = keptQuery<ListedRow, { ids: number[] }>((knex, { ids }) =>
  lineQuery(knex, knex('applications as a').whereIn('a.id', ids)),
);

/** The lines of the applications (`a`) of a query. */
export const linesOf = async (knex: Knex, query: Knex.QueryBuilder): Promise<CountedLine[]> =>
  toLines(knex, await lineQuery(knex, query));

export const lineQuery = (knex: Knex, query: Knex.QueryBuilder): Knex.QueryBuilder =>
  query
    .leftJoin('held_decisions as h', 'h.slot', 'a.id')
    .leftJoin('prepared_decisions as d', 'd.slot', 'a.id')
    .select(
      ...['id', 'person_id', 'type', 'status', 'origin', 'purpose'].map((name) => `a.${name}`),
      ...['current_step', 'furthest_step', 'version'].map((name) => `a.${name}`),
      ...['applicant_name', 'applicant_email', 'applicant_phone'].map((name) => `a.${name}`),
      ...['submitted_at', 'withdrawn_at', 'created_at', 'updated_at'].map((name) => `a.${name}`),
      'a.answers_version',
      answersWhereNeeded(knex),
      {
        held_id: 'h.id',
        held_state: 'h.state',
        held_status: 'h.status',
        held_until_at: 'h.goes_out_at',
      },
      {
        prepared_id: 'd.id',
        prepared_status: 'd.status',
        prepared_state: 'd.state',
        prepared_by: 'd.staff_name',
      },
      { was_reopened: wasReopened(knex) },
    );

export async function toLines(knex: Knex, rows: ListedRow[]): Promise<CountedLine[]> {
  const originals = await originalStore(knex).of(rows);
  const reopened = rows.filter(({ was_reopened }) => was_reopened).map(({ id }) => id);
  const reopenings = await reopeningStore(knex).newestOf(reopened);
  return Promise.all(
    rows.map(
      async (row): Promise<CountedLine> => ({
        ...toListed(row),
        ...countsOf(row),
        original: originals.get(row.id) ?? null,
        reopening: reopenings.get(row.id),
        organisation: hasOrganisation(row.type) ? organisationFrom(await answersOfRow(knex, row)) : null,
      }),
    ),
  );
}

/** The totals, if the statement has any. */
const countsOf = ({ total, conflicts, phases }: Counts): Counts =>
  total === undefined ? {} : { total, conflicts, phases };

/** Whether an application was reopened. Few were, so a separate statement reads their reopenings. */
const wasReopened = (knex: Knex) =>
  knex('reopenings as r').where('r.application_id', knex.ref('a.id')).select(knex.raw('1')).limit(1);

/** Whether a programme asks for an organisation. If not, the answers, which are long, need not be read. */
const hasOrganisation = (type: ApplicationType) => questionOf(type, 'institution_name') !== undefined;

/** The answers, only for programmes that ask for an organisation. */
const answersWhereNeeded = (knex: Knex) =>
  knex.raw('case when a.type in (?) then a.answers end as answers', [
    knex.raw(asking.map(() => '?').join(', '), asking),
  ]);

const asking = valuesOf(applicationTypes).filter(hasOrganisation);

export interface ListedRow extends AnswersRow, Counts {
  was_reopened: 1 | null;
  origin: Listed['origin'];
  person_id: number;
  purpose: string | null;
  current_step: number;
  furthest_step: number | null;
  applicant_name: string;
  applicant_email: string;
  applicant_phone: string;
  submitted_at: Date | null;
  withdrawn_at: Date | null;
  created_at: Date;
  updated_at: Date;
  held_id: number | null;
  held_state: DelayedDecision['state'];
  held_status: Decision;
  held_until_at: Date;
  prepared_id: number | null;
  prepared_status: Decision;
  prepared_state: PreparedInRow['state'];
  prepared_by: string;
}

function toListed(row: ListedRow): Omit<Listed, 'original' | 'organisation' | 'reopening'> {
  return {
    id: row.id,
    personId: row.person_id,
    type: row.type,
    status: row.status,
    origin: row.origin,
    purpose: row.purpose,
    currentStep: row.current_step,
    furthestStep: furthestOf(row),
    version: row.version,
    applicantName: row.applicant_name,
    email: row.applicant_email,
    phone: row.applicant_phone,
    submittedAt: row.submitted_at,
    withdrawnAt: row.withdrawn_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    held:
      row.held_id === null
        ? null
        : {
            ...{ id: row.held_id, state: row.held_state },
            ...{ status: row.held_status, goesOutAt: row.held_until_at },
          },
    prepared:
      row.prepared_id === null
        ? null
        : {
            id: row.prepared_id,
            status: row.prepared_status,
            state: row.prepared_state,
            by: row.prepared_by,
          },
  };
}
