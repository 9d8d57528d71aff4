import {
  type ApplicationType,
  applicationTypes,
  type Decision,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import { questionOf } from '../answered/answers';
import { organisationFrom } from '../answered/contents-from';
import { furthestOf } from '../applications/application';
import type { Document } from '../applications/contents';
import { originalStore } from '../applications/original-store';
import { countingStore } from '../counting/store';
import { type AnswersRow, answersOfRow } from '../folding/store';
import { reopeningStore } from '../reopening/store';
import { type By, countedBeside, countFound, type Found, foundBeside, rarest } from './found-store';
import type { Listed, ListedPage } from './list';
import { type NeighbourStore, neighbourStore } from './neighbours-store';
import { type ListedRequest, listed, orders, through } from './query-store';
import { type StatsStore, statsStore } from './stats-store';

export interface ListRequest extends ListedRequest {
  offset: number;
  limit: number;
}

export interface ListStore extends StatsStore, NeighbourStore {
  /** One page and the number of all; the number of statements is the same for every page. */
  page(request: ListRequest): Promise<ListedPage>;
}

export function listStore(knex: Knex): ListStore {
  return { page: (request) => page(knex, request), ...neighbourStore(knex), ...statsStore(knex) };
}

async function page(knex: Knex, request: ListRequest): Promise<ListedPage> {
  const words = await rarest(knex, request);
  if (words.few && request.offset === 0) return firstPage(knex, request, words.few);
  // A search is counted; of all others the number is kept.
  const found =
    request.terms.length === 0
      ? { total: await countKept(knex, request), more: false }
      : await countFound(knex, words, (by) => listed(knex, request, by));
  const isBehind = request.offset >= found.total && !found.more;
  // A kept number may be behind the table for a while: the rows are looked for all the same, from the beginning.
  const isKept = request.terms.length === 0;
  const ids =
    isBehind && !isKept
      ? []
      : await idsOf(knex, { ...request, found: { ...found, more: found.more || isBehind } }, words.few);
  if (ids.length === 0) return { ...found, rows: [], documents: [] };
  return {
    ...found,
    total: Math.max(found.total, request.offset + ids.length),
    ...(await linesOf(knex, ids)),
  };
}

/** Few matches are put in order and counted by one statement. */
async function firstPage(knex: Knex, request: ListRequest, few: By): Promise<ListedPage> {
  const first = inOrder(listed(knex, request, few), request, false).limit(request.limit);
  const found: { id: number; total: number | string }[] = await first.select('a.id', countedBeside(knex));
  return {
    ...foundBeside(found),
    ...(await linesOf(
      knex,
      found.map(({ id }) => id),
    )),
  };
}

async function linesOf(knex: Knex, ids: number[]): Promise<Pick<ListedPage, 'rows' | 'documents'>> {
  if (ids.length === 0) return { rows: [], documents: [] };
  return { rows: await listedByIds(knex, ids), documents: await documentsOf(knex, ids) };
}

/** Nothing narrows the list but its status: the number is kept, and only what is hidden has to be counted. */
async function countKept(knex: Knex, { type, status, hidden }: ListRequest): Promise<number> {
  if (hidden.programmes.includes(type)) return 0;
  const figures = await countingStore(knex).read({ names: ['state'], type });
  const kept = figures.filter(({ part }) => part === (status ?? part)).reduce((sum, { n }) => sum + n, 0);
  if (hidden.applications.length === 0) return kept;
  const unseen = knex('applications').whereIn('id', hidden.applications).where({ type });
  if (status) unseen.where({ status });
  const [row] = await unseen.count('* as n');
  return kept - Number(row?.n ?? 0);
}

/** Reads pages of the second half from the end, which is nearer, where it is known how many there are. */
async function idsOf(
  knex: Knex,
  request: ListRequest & { found: Found },
  few: By | undefined,
): Promise<number[]> {
  const { offset, found } = request;
  const limit = found.more ? request.limit : Math.min(request.limit, found.total - offset);
  const fromEnd = found.total - offset - limit;
  const turned = !found.more && fromEnd < offset;
  const query = listed(knex, request, few).select('a.id');
  query.offset(turned ? fromEnd : offset).limit(limit);
  const rows: { id: number }[] = await inOrder(query, request, turned);
  const ids = rows.map(({ id }) => id);
  return turned ? ids.reverse() : ids;
}

function inOrder(query: Knex.QueryBuilder, { sort }: ListRequest, turned: boolean): Knex.QueryBuilder {
  const direction = sort.descending === turned ? 'asc' : 'desc';
  for (const column of [...orders[sort.by].columns, 'id']) query.orderBy(`a.${column}`, direction);
  return query;
}

/** The lines of these applications, in this order. */
export async function listedByIds(knex: Knex, ids: number[]): Promise<Listed[]> {
  const rows = await knex('applications as a')
    .leftJoin('held_decisions as h', 'h.slot', 'a.id')
    .whereIn('a.id', ids)
    .select(
      ...['id', 'person_id', 'type', 'status', 'origin', 'purpose'].map((name) => `a.${name}`),
      ...['current_step', 'furthest_step', 'version'].map((name) => `a.${name}`),
      ...['applicant_name', 'applicant_email', 'applicant_phone'].map((name) => `a.${name}`),
      ...['submitted_at', 'withdrawn_at', 'created_at', 'updated_at'].map((name) => `a.${name}`),
      'a.answers_version',
      answersWhereNeeded(knex),
      { held_id: 'h.id', held_status: 'h.status', held_until_at: 'h.goes_out_at' },
    );
  const originals = await originalStore(knex).of(rows);
  const reopenings = await reopeningStore(knex).newestOf(ids);
  const listed = await Promise.all(
    rows.map(
      async (row: ListedRow): Promise<Listed> => ({
        ...toListed(row),
        original: originals.get(row.id) ?? null,
        reopening: reopenings.get(row.id),
        organisation: hasOrganisation(row.type) ? organisationFrom(await answersOfRow(knex, row)) : null,
      }),
    ),
  );
  const byId = new Map(listed.map((one) => [one.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Whether a programme asks for it: the answers are long, and are read for nothing else here. */
const hasOrganisation = (type: ApplicationType) => questionOf(type, 'institution_name') !== undefined;

/** The answers of the programmes that ask for an organisation. */
const answersWhereNeeded = (knex: Knex) =>
  knex.raw('case when a.type in (?) then a.answers end as answers', [
    knex.raw(asking.map(() => '?').join(', '), asking),
  ]);

const asking = valuesOf(applicationTypes).filter(hasOrganisation);

interface ListedRow extends AnswersRow {
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
  held_status: Decision;
  held_until_at: Date;
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
        : { id: row.held_id, status: row.held_status, goesOutAt: row.held_until_at },
  };
}

export async function documentsOf(knex: Knex, ids: number[]): Promise<ListedPage['documents']> {
  const rows = await knex
    .from(through(knex, 'documents', 'documents_application_id_upload_type_unique'))
    .whereIn('application_id', ids)
    .orderBy(['application_id', 'upload_type']);
  return rows.map((row) => ({
    applicationId: row.application_id,
    uploadType: row.upload_type,
    filePath: row.file_path,
    originalName: row.original_name,
    size: row.size,
    mimeType: row.mime_type,
  })) satisfies (Document & { applicationId: number })[];
}
