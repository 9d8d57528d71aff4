import type { ApplicationStatus, ApplicationType } from '@portal/contract-svc-applications-v1';
import { engineOf, keptQuery } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { hiddenBeside, type ListReader, readsBlind } from '../assessment';
import { nothingHidden, statisticsStore } from '../platform';
import { besideOf } from './beside-store';
import { type By, countedBeside, countFound, type Found, foundBeside, rarest } from './found-store';
import { type CountedLine, type ListedRow, lineQuery, linesOf, listedByIds, toLines } from './lines-store';
import type { Listed, ListedLines, ListedPage } from './list';
import { type NeighbourStore, neighbourStore } from './neighbours-store';
import { inOrder, type ListedRequest, listed } from './query-store';
import type { SearchTerm } from './search';
import { splitTerms, withTexts } from './search-texts';
import { type StatsStore, statsStore } from './stats-store';

export interface ListRequest extends ListedRequest {
  offset: number;
  limit: number;
}

export interface ListStore extends StatsStore, NeighbourStore {
  /** One page, and the number of all rows; every page takes the same number of statements. */
  page(request: ListRequest): Promise<ListedPage>;
  /**
   * The first page of a list without a search, if nothing is hidden from this reader; undefined if something is, or if
   * the list is empty.
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
      const rows = await firstKeptLines(knex, { ...request, hidden: nothingHidden }, reader);
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
  // The results of a search are counted; all other lists have a stored number.
  const found = isKept
    ? { total: await countKept(knex, request), more: false }
    : await countFound(knex, words, (by) => listed(knex, request, by));
  const isBehind = request.offset >= found.total && !found.more;
  if (isBehind && !isKept) return { ...found, ...nothingListed };
  // A stored number may be out of date for a while, so the rows are read all the same, from the beginning.
  const place = { ...request, found: { ...found, more: found.more || isBehind } };
  const rows = await linesIn(knex, placesOf(knex, place, words.few), request);
  return {
    ...found,
    total: rows.length === 0 ? found.total : Math.max(found.total, request.offset + rows.length),
    ...(await withBeside(knex, rows)),
  };
}

/** Reads the first page of a search with few matches: one statement sorts, counts and reads them. */
async function firstFound(knex: Knex, request: ListRequest, few: By): Promise<ListedPage> {
  const { terms, type, status, hidden, sort, limit } = request;
  const parted = splitTerms(terms);
  const values = {
    type,
    unseen: hidden.applications,
    programmes: hidden.programmes,
    ...(status && { status }),
  };
  const rows = parted
    ? await toLines(
        knex,
        await foundLines(
          knex,
          { ...values, texts: parted.texts },
          { sort, limit, asked: parted.asked, few: terms.indexOf(few.term) },
        ),
      )
    : await linesOf(knex, foundIn(knex, request, few));
  return { ...foundBeside(rows), ...(await withBeside(knex, rows)) };
}

function foundIn(knex: Knex, request: ListRequest, few: By): Knex.QueryBuilder {
  const first = inOrder(listed(knex, request, few), request.sort, false).limit(request.limit);
  return placed(knex, first.select('a.id', countedBeside(knex)), request.sort, 'p.total');
}

const foundLines = keptQuery<
  ListedRow,
  FirstValues & { texts: string[] },
  Pick<ListRequest, 'sort' | 'limit'> & { asked: SearchTerm[]; few: number }
>((knex, { texts, type, status, unseen, programmes }, { asked, few, sort, limit }) => {
  const terms = withTexts({ asked, texts });
  const hidden = { applications: unseen, programmes };
  const request = { type, ...(status && { status }), hidden, sort, terms, offset: 0, limit };
  return lineQuery(knex, foundIn(knex, request, { term: terms[few] as By['term'] }));
});

/** Reads the first page of a list with a stored number, which the same statement reads. */
async function firstKept(knex: Knex, request: ListRequest): Promise<ListedPage> {
  const rows = await firstKeptLines(knex, request);
  const total =
    rows.length === 0
      ? await countKept(knex, request)
      : Number(rows[0]?.total) - (await countUnseen(knex, request));
  return keptPage(knex, rows, total);
}

/** The first lines of such a list; with a `reader` also the numbers of what is hidden from them. */
async function firstKeptLines(
  knex: Knex,
  { type, status, hidden, sort, limit }: ListRequest,
  reader?: ListReader,
): Promise<CountedLine[]> {
  const values = {
    ...{ type, unseen: hidden.applications, programmes: hidden.programmes },
    ...(status && { status }),
    ...(reader && { staff: reader.personId }),
  };
  return toLines(
    knex,
    await firstLines(knex, values, { sort, limit, blind: reader !== undefined && readsBlind(reader) }),
  );
}

type FirstValues = {
  type: ApplicationType;
  status?: ApplicationStatus;
  unseen: number[];
  programmes: ApplicationType[];
  staff?: number;
};

const firstLines = keptQuery<
  ListedRow,
  FirstValues,
  Pick<ListRequest, 'sort' | 'limit'> & { blind: boolean }
>((knex, { type, status, unseen, programmes, staff }, { sort, limit, blind }) => {
  const hidden = { applications: unseen, programmes };
  const list = listed(knex, { type, ...(status && { status }), hidden, sort, terms: [] }, undefined);
  const kept = statisticsStore(knex).total({ names: ['state'], type, ...(status && { part: status }) });
  const beside = staff === undefined ? {} : hiddenBeside(knex, staff, blind);
  const first = inOrder(list, sort, false).limit(limit).select('a.id');
  return lineQuery(knex, placed(knex, first, sort, { total: kept, ...beside }));
});

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

/** The number of a list without a search: a stored number, minus what is hidden. */
async function countKept(knex: Knex, request: ListRequest): Promise<number> {
  const { type, status, hidden } = request;
  if (hidden.programmes.includes(type)) return 0;
  const figures = await statisticsStore(knex).read({ names: ['state'], type });
  const kept = figures.filter(({ part }) => part === (status ?? part)).reduce((sum, { n }) => sum + n, 0);
  return kept - (await countUnseen(knex, request));
}

/** The number of applications in the list that the reader must not see. */
async function countUnseen(knex: Knex, { type, status, hidden }: ListRequest): Promise<number> {
  if (hidden.applications.length === 0) return 0;
  const unseen = knex('applications').whereIn('id', hidden.applications).where({ type });
  if (status) unseen.where({ status });
  const [row] = await unseen.count('* as n');
  return Number(row?.n ?? 0);
}

/** The ids of a page; a page in the second half is read from the end, if the total is known. */
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

/** The lines of these ids (`p`), in the order of the list. */
function linesIn(
  knex: Knex,
  places: Knex.QueryBuilder,
  request: ListRequest,
  beside?: string | Beside,
): Promise<CountedLine[]> {
  return linesOf(knex, placed(knex, places, request.sort, beside));
}

function placed(
  knex: Knex,
  places: Knex.QueryBuilder,
  sort: ListRequest['sort'],
  beside?: string | Beside,
): Knex.QueryBuilder {
  const query = knex.from(places.as('p')).joinRaw(placesFirst[engineOf(knex)]);
  if (beside) query.select(beside as string);
  return inOrder(query, sort, false);
}

/** Joins the ids with their rows in this order, regardless of the optimiser's choice: there is only a page of them. */
const placesFirst = {
  mysql: 'straight_join applications as a on a.id = p.id',
  sqlite: 'cross join applications as a on a.id = p.id',
};

/** Columns that are the same in each line of a statement. */
type Beside = Record<string, Knex.QueryBuilder>;
