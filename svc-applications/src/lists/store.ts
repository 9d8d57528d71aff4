import type { Decision } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import { organisationFrom } from '../answered/contents-from';
import { furthestOf } from '../applications/application';
import type { Document } from '../applications/contents';
import { originalStore } from '../applications/original-store';
import { isNothing } from '../conflicts/hidden-store';
import { type AnswersRow, answersOfRow } from '../folding/store';
import { reopeningStore } from '../reopening/store';
import type { Listed, ListedPage } from './list';
import { type NeighbourStore, neighbourStore } from './neighbours-store';
import { type ListedRequest, listed, matches, orders, rarest, through, type WordsTerm } from './query-store';
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
  const few = await rarest(knex, request);
  const total = await count(knex, request, few);
  const ids = request.offset < total ? await idsOf(knex, { ...request, total }, few) : [];
  if (ids.length === 0) return { total, rows: [], documents: [] };
  const [rows, documents] = [await listedByIds(knex, ids), await documentsOf(knex, ids)];
  return { total, rows, documents };
}

async function count(knex: Knex, request: ListRequest, few: WordsTerm | undefined): Promise<number> {
  const { terms, type, status, hidden } = request;
  const [term] = terms;
  if (term?.kind === 'words' && terms.length === 1 && !status && !term.id && isNothing(hidden)) {
    // One condition of words: the table of words counts by itself.
    const [{ total }] = await knex.from(matches(knex, type, term).distinct().as('m')).count('* as total');
    return Number(total);
  }
  const [{ total }] = await listed(knex, request, few).count('* as total');
  return Number(total);
}

/** Reads pages of the second half from the end, which is nearer. */
async function idsOf(
  knex: Knex,
  request: ListRequest & { total: number },
  few: WordsTerm | undefined,
): Promise<number[]> {
  const { sort, offset, total } = request;
  const limit = Math.min(request.limit, total - offset);
  const fromEnd = total - offset - limit;
  const turned = fromEnd < offset;
  const direction = sort.descending === turned ? 'asc' : 'desc';
  const query = listed(knex, request, few).select('a.id');
  query.offset(turned ? fromEnd : offset).limit(limit);
  for (const column of orders[sort.by].columns) query.orderBy(`a.${column}`, direction);
  const rows: { id: number }[] = await query.orderBy('a.id', direction);
  const ids = rows.map(({ id }) => id);
  return turned ? ids.reverse() : ids;
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
      ...['answers', 'answers_version'].map((name) => `a.${name}`),
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
        organisation: organisationFrom(await answersOfRow(knex, row)),
      }),
    ),
  );
  const byId = new Map(listed.map((one) => [one.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

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
