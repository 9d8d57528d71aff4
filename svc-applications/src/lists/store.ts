import {
  type ApplicationType,
  applicationTypes,
  type Decision,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import {
  type AnswersRow,
  answersOfRow,
  furthestOf,
  organisationFrom,
  originalStore,
  questionOf,
} from '../application';
import { hiddenBeside, type ListReader } from '../assessment';
import { reopeningStore } from '../decisions';
import { nothingHidden, statisticsStore } from '../platform';
import { besideOf } from './beside-store';
import { type By, countedBeside, countFound, type Found, foundBeside, rarest } from './found-store';
import type { Listed, ListedLines, ListedPage } from './list';
import { type NeighbourStore, neighbourStore } from './neighbours-store';
import { inOrder, type ListedRequest, listed } from './query-store';
import { type StatsStore, statsStore } from './stats-store';

export interface ListRequest extends ListedRequest {
  offset: number;
  limit: number;
}

export interface ListStore extends StatsStore, NeighbourStore {
  /** One page and the number of all; the number of statements is the same for every page. */
  page(request: ListRequest): Promise<ListedPage>;
  /**
   * The first page of a list that no words narrow, where nothing is hidden from this reader; nothing where something
   * is, or where nobody is listed.
   */
  firstPageSeenWhole(
    request: Omit<ListRequest, 'hidden'>,
    reader: ListReader,
  ): Promise<ListedPage | undefined>;
  /** The lines of these applications, in this order. */
  lines(ids: number[]): Promise<ListedLines>;
}

export function listStore(knex: Knex): ListStore {
  return {
    page: (request) => page(knex, request),
    async firstPageSeenWhole(request, reader) {
      const whole = { ...request, hidden: nothingHidden };
      const rows = await firstKeptLines(knex, whole, hiddenBeside(knex, reader));
      const [first] = rows;
      if (!first || Number(first.conflicts) + Number(first.phases) > 0) return undefined;
      return keptPage(knex, rows, Number(first.total));
    },
    lines: async (ids) => withBeside(knex, await listedByIds(knex, ids)),
    ...neighbourStore(knex),
    ...statsStore(knex),
  };
}

async function page(knex: Knex, request: ListRequest): Promise<ListedPage> {
  const words = await rarest(knex, request);
  const isFirst = request.offset === 0;
  if (isFirst && words.few) return firstFound(knex, request, words.few);
  const isKept = request.terms.length === 0;
  if (isFirst && isKept) return firstKept(knex, request);
  // A search is counted; of all others the number is kept.
  const found = isKept
    ? { total: await countKept(knex, request), more: false }
    : await countFound(knex, words, (by) => listed(knex, request, by));
  const isBehind = request.offset >= found.total && !found.more;
  if (isBehind && !isKept) return { ...found, ...nothingListed };
  // A kept number may be behind the table for a while: the rows are looked for all the same, from the beginning.
  const place = { ...request, found: { ...found, more: found.more || isBehind } };
  const rows = await linesIn(knex, placesOf(knex, place, words.few), request);
  return {
    ...found,
    total: rows.length === 0 ? found.total : Math.max(found.total, request.offset + rows.length),
    ...(await withBeside(knex, rows)),
  };
}

/** Few matches are put in order, counted and read by one statement. */
async function firstFound(knex: Knex, request: ListRequest, few: By): Promise<ListedPage> {
  const first = inOrder(listed(knex, request, few), request.sort, false).limit(request.limit);
  const rows = await linesIn(knex, first.select('a.id', countedBeside(knex)), request, 'p.total');
  return { ...foundBeside(rows), ...(await withBeside(knex, rows)) };
}

/** The number that is kept is read by the statement that reads the rows. */
async function firstKept(knex: Knex, request: ListRequest): Promise<ListedPage> {
  const rows = await firstKeptLines(knex, request);
  const total =
    rows.length === 0
      ? await countKept(knex, request)
      : Number(rows[0]?.total) - (await countUnseen(knex, request));
  return keptPage(knex, rows, total);
}

function firstKeptLines(knex: Knex, request: ListRequest, beside: Beside = {}): Promise<CountedLine[]> {
  const first = inOrder(listed(knex, request, undefined), request.sort, false).limit(request.limit);
  const { type, status } = request;
  const kept = statisticsStore(knex).total({ names: ['state'], type, ...(status && { part: status }) });
  return linesIn(knex, first.select('a.id'), request, { total: kept, ...beside });
}

const keptPage = async (knex: Knex, rows: CountedLine[], total: number): Promise<ListedPage> => ({
  total: Math.max(total, rows.length),
  more: false,
  ...(await withBeside(knex, rows)),
});

const nothingListed = { rows: [], documents: [], labels: new Map(), readers: new Map() };

async function withBeside(knex: Knex, rows: Listed[]): Promise<ListedLines> {
  if (rows.length === 0) return nothingListed;
  return {
    rows,
    ...(await besideOf(
      knex,
      rows.map(({ id }) => id),
    )),
  };
}

/** Nothing narrows the list but its status: the number is kept, and only what is hidden has to be counted. */
async function countKept(knex: Knex, request: ListRequest): Promise<number> {
  const { type, status, hidden } = request;
  if (hidden.programmes.includes(type)) return 0;
  const figures = await statisticsStore(knex).read({ names: ['state'], type });
  const kept = figures.filter(({ part }) => part === (status ?? part)).reduce((sum, { n }) => sum + n, 0);
  return kept - (await countUnseen(knex, request));
}

/** How many of the list the reader must not see. */
async function countUnseen(knex: Knex, { type, status, hidden }: ListRequest): Promise<number> {
  if (hidden.applications.length === 0) return 0;
  const unseen = knex('applications').whereIn('id', hidden.applications).where({ type });
  if (status) unseen.where({ status });
  const [row] = await unseen.count('* as n');
  return Number(row?.n ?? 0);
}

/** Reads pages of the second half from the end, which is nearer, where it is known how many there are. */
function placesOf(
  knex: Knex,
  request: ListRequest & { found: Found },
  few: By | undefined,
): Knex.QueryBuilder {
  const { offset, found } = request;
  const limit = found.more ? request.limit : Math.min(request.limit, found.total - offset);
  const fromEnd = found.total - offset - limit;
  const turned = !found.more && fromEnd < offset;
  const query = listed(knex, request, few).select('a.id');
  query.offset(turned ? fromEnd : offset).limit(limit);
  return inOrder(query, request.sort, turned);
}

/** The lines of these places, `p`, in the order of the list. */
function linesIn(
  knex: Knex,
  places: Knex.QueryBuilder,
  request: ListRequest,
  beside?: string | Beside,
): Promise<CountedLine[]> {
  const query = knex.from(places.as('p')).joinRaw(placesFirst[engineOf(knex)]);
  if (beside) query.select(beside as string);
  return linesOf(knex, inOrder(query, request.sort, false));
}

/** From the places to their rows, whatever the optimiser would choose: there are as many as a page has. */
const placesFirst = {
  mysql: 'straight_join applications as a on a.id = p.id',
  sqlite: 'cross join applications as a on a.id = p.id',
};

/** What a statement of lines reads beside them, the same in each. */
type Beside = Record<string, Knex.QueryBuilder>;
type Counts = { total?: number | string; conflicts?: number | string; phases?: number | string };
type CountedLine = Listed & Counts;

/** The lines of these applications, in this order. */
export async function listedByIds(knex: Knex, ids: number[]): Promise<Listed[]> {
  const found = await linesOf(knex, knex('applications as a').whereIn('a.id', ids));
  const byId = new Map(found.map((one) => [one.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The lines of the applications `a` of a query. */
async function linesOf(knex: Knex, query: Knex.QueryBuilder): Promise<CountedLine[]> {
  const rows: ListedRow[] = await query
    .leftJoin('held_decisions as h', 'h.slot', 'a.id')
    .select(
      ...['id', 'person_id', 'type', 'status', 'origin', 'purpose'].map((name) => `a.${name}`),
      ...['current_step', 'furthest_step', 'version'].map((name) => `a.${name}`),
      ...['applicant_name', 'applicant_email', 'applicant_phone'].map((name) => `a.${name}`),
      ...['submitted_at', 'withdrawn_at', 'created_at', 'updated_at'].map((name) => `a.${name}`),
      'a.answers_version',
      answersWhereNeeded(knex),
      { held_id: 'h.id', held_status: 'h.status', held_until_at: 'h.goes_out_at' },
      { was_reopened: wasReopened(knex) },
    );
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

/** What the statement counted, where it did. */
const countsOf = ({ total, conflicts, phases }: Counts): Counts =>
  total === undefined ? {} : { total, conflicts, phases };

/** Few ever were: their reopenings are read by a statement of their own. */
const wasReopened = (knex: Knex) =>
  knex('reopenings as r').where('r.application_id', knex.ref('a.id')).select(knex.raw('1')).limit(1);

/** Whether a programme asks for it: the answers are long, and are read for nothing else here. */
const hasOrganisation = (type: ApplicationType) => questionOf(type, 'institution_name') !== undefined;

/** The answers of the programmes that ask for an organisation. */
const answersWhereNeeded = (knex: Knex) =>
  knex.raw('case when a.type in (?) then a.answers end as answers', [
    knex.raw(asking.map(() => '?').join(', '), asking),
  ]);

const asking = valuesOf(applicationTypes).filter(hasOrganisation);

interface ListedRow extends AnswersRow, Counts {
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
