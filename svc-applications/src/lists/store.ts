import type { ApplicationStatus, ApplicationType } from '@portal/contract-svc-applications-v1';
import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import type { Document } from '../applications/contents';
import type { Listed, ListedPage, Sort } from './list';
import type { SearchTerm, WordRange } from './search';
import { type StatsStore, statsStore } from './stats-store';

export interface ListRequest {
  type: ApplicationType;
  status?: ApplicationStatus;
  sort: Sort;
  /** All of these hold. */
  terms: SearchTerm[];
  offset: number;
  limit: number;
}

export interface ListStore extends StatsStore {
  /** One page, and how many there are; as many statements for every page. */
  page(request: ListRequest): Promise<ListedPage>;
}

/** The index that holds a list in its order, without and with a status, and the column of that order. */
const orders: Record<Sort['by'], { index: string; withStatus: string; columns: string[] }> = {
  submitted_date: order('submitted', ['submitted_at']),
  created_at: order('created', ['created_at']),
  updated_at: order('updated', ['updated_at']),
  applicant_name: order('name', ['name_key']),
  status: { ...order('submitted', ['status', 'submitted_at']), index: 'applications_list_status_submitted' },
};

function order(name: string, columns: string[]) {
  const index = `applications_list_${name}`;
  return { index, withStatus: `applications_list_status_${name}`, columns };
}

/** Up to so many matches are put in order by themselves; of more, most rows of the list match anyway. */
const fewMatches = 10_000;

type WordsTerm = Extract<SearchTerm, { kind: 'words' }>;

export function listStore(knex: Knex): ListStore {
  return { page: (request) => page(knex, request), ...statsStore(knex) };
}

async function page(knex: Knex, request: ListRequest): Promise<ListedPage> {
  const few = await rarest(knex, request);
  const total = await count(knex, request, few);
  const ids = request.offset < total ? await idsOf(knex, { ...request, total }, few) : [];
  if (ids.length === 0) return { total, rows: [], documents: [] };
  const [rows, documents] = [await rowsOf(knex, ids), await documentsOf(knex, ids)];
  return { total, rows, documents };
}

/** The words that fewest applications have, if they are few. */
async function rarest(knex: Knex, { terms, type }: ListRequest): Promise<WordsTerm | undefined> {
  const candidates = terms.filter((term) => term.kind === 'words');
  if (candidates.length === 0 || terms.some(({ kind }) => kind === 'id' || kind === 'nothing'))
    return undefined;
  const counts = await knex.unionAll(
    candidates.map((term, position) => {
      const some = matches(knex, type, term).limit(fewMatches + 1);
      return knex
        .from(some.as('m'))
        .select(knex.raw('? as position', [position]))
        .count('* as found');
    }),
  );
  const [fewest] = counts.sort((a, b) => Number(a.found) - Number(b.found));
  return Number(fewest.found) <= fewMatches ? candidates[Number(fewest.position)] : undefined;
}

const matches = (knex: Knex, type: ApplicationType, { ranges }: WordsTerm) =>
  knex('application_words as w')
    .where('w.type', type)
    .where(inRanges(ranges))
    .select('w.application_id as id');

const inRanges = (ranges: WordRange[]) => (query: Knex.QueryBuilder) => {
  for (const { from, to } of ranges) {
    query.orWhere((range) => range.where('w.word', '>=', from).where('w.word', '<', to));
  }
};

/** The list itself in its order, or what the rarest words lead to. */
function listed(knex: Knex, request: ListRequest, few: WordsTerm | undefined): Knex.QueryBuilder {
  const { type, status, terms } = request;
  const query = few ? fromWords(knex, type, few) : fromIndex(knex, request);
  query.where('a.type', type);
  if (status) query.where('a.status', status);
  for (const term of terms) if (term !== few) query.where(meeting(knex, type, term));
  return query;
}

function fromWords(knex: Knex, type: ApplicationType, few: WordsTerm): Knex.QueryBuilder {
  const found = matches(knex, type, few);
  // A union has each id once, a plain list of words does not.
  const ids = few.id ? found.union(knex.select(knex.raw('? as id', [few.id]))) : found.distinct();
  return knex.from(ids.as('m')).joinRaw(narrow[engineOf(knex)]);
}

/** From what was found to what the list needs of each, in this order and out of the index alone. */
const narrow = {
  mysql: 'straight_join applications as a force index (applications_list_id) on a.id = m.id',
  sqlite: 'cross join applications as a on a.id = m.id',
};

function fromIndex(knex: Knex, { sort, status, terms }: ListRequest): Knex.QueryBuilder {
  if (terms.some(({ kind }) => kind === 'id')) return knex.from('applications as a');
  const { index, withStatus } = orders[sort.by];
  return knex.from(through(knex, 'applications as a', status ? withStatus : index));
}

/** The table, read by this index whatever the optimiser thinks of it today. */
function through(knex: Knex, table: string, index: string): string {
  const hint = engineOf(knex) === 'sqlite' ? '?? indexed by ??' : '?? force index (??)';
  return knex.raw(hint, [table, index]) as unknown as string;
}

const meeting = (knex: Knex, type: ApplicationType, term: SearchTerm) => (query: Knex.QueryBuilder) => {
  if (term.kind === 'nothing') query.whereRaw('1 = 0');
  else if (term.kind === 'id') query.where('a.id', term.id);
  else {
    if (term.kind === 'initial') query.whereRaw('(a.initials & ?) <> 0', [term.bit]);
    else query.whereIn('a.id', matches(knex, type, term));
    if (term.id) query.orWhere('a.id', term.id);
  }
};

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
