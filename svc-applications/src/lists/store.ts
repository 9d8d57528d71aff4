import type { ApplicationStatus, ApplicationType } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import type { Document } from '../applications/contents';
import type { Listed, ListedPage } from './list';
import { type NeighbourStore, neighbourStore } from './neighbours-store';
import { type ListedRequest, listed, matches, orders, rarest, through, type WordsTerm } from './query-store';
import { type StatsStore, statsStore } from './stats-store';

export interface ListRequest extends ListedRequest {
  offset: number;
  limit: number;
}

export interface ListStore extends StatsStore, NeighbourStore {
  /** One page, and how many there are; as many statements for every page. */
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
  const [rows, documents] = [await rowsOf(knex, ids), await documentsOf(knex, ids)];
  return { total, rows, documents };
}

async function count(knex: Knex, request: ListRequest, few: WordsTerm | undefined): Promise<number> {
  const { terms, type, status } = request;
  const [term] = terms;
  if (term?.kind === 'words' && terms.length === 1 && !status && !term.id) {
    // The words tell by themselves.
    const [{ total }] = await knex.from(matches(knex, type, term).distinct().as('m')).count('* as total');
    return Number(total);
  }
  const [{ total }] = await listed(knex, request, few).count('* as total');
  return Number(total);
}

/** Pages of the second half are read from the end, which is nearer. */
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

async function rowsOf(knex: Knex, ids: number[]): Promise<Listed[]> {
  const rows = await knex('applications as a')
    .leftJoin('visitor_info as v', 'v.application_id', 'a.id')
    .whereIn('a.id', ids)
    .select(
      ...['id', 'person_id', 'type', 'status', 'purpose', 'current_step', 'version'].map(
        (name) => `a.${name}`,
      ),
      ...['applicant_name', 'applicant_email', 'applicant_phone'].map((name) => `a.${name}`),
      ...['submitted_at', 'created_at', 'updated_at'].map((name) => `a.${name}`),
      ...['institution_name', 'institution_position'].map((name) => `v.${name}`),
    );
  const byId = new Map(rows.map((row) => [row.id, toListed(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface Row {
  id: number;
  person_id: number;
  type: ApplicationType;
  status: ApplicationStatus;
  purpose: string | null;
  current_step: number;
  version: number;
  applicant_name: string;
  applicant_email: string;
  applicant_phone: string;
  submitted_at: Date | null;
  created_at: Date;
  updated_at: Date;
  institution_name: string | null;
  institution_position: string | null;
}

function toListed(row: Row): Listed {
  return {
    id: row.id,
    personId: row.person_id,
    type: row.type,
    status: row.status,
    purpose: row.purpose,
    currentStep: row.current_step,
    version: row.version,
    applicantName: row.applicant_name,
    email: row.applicant_email,
    phone: row.applicant_phone,
    submittedAt: row.submitted_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    organisation: row.institution_name
      ? { institutionName: row.institution_name, institutionPosition: row.institution_position ?? '' }
      : null,
  };
}

async function documentsOf(knex: Knex, ids: number[]): Promise<ListedPage['documents']> {
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
