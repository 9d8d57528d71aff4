import type { Knex } from 'knex';
import { documentsOf } from '../beside-store';
import { type By, countedBeside, countFound, foundBeside, rarest } from '../found-store';
import { partsBeyond } from '../neighbours-store';
import { listedByIds } from '../store';
import { onlyUnread } from '../unread-store';
import type { OverviewPage, OverviewRequest, OverviewRow, PageRequest, Place } from './all-applications';
import type { OfferedFilter } from './filter';
import { offeredFilters } from './filter-store';
import type { WrittenBrief } from './item';
import { nationality } from './nationality-store';
import { columnsOf, ofThese, overviewOf, searchedIn } from './query-store';

export interface OverviewStore {
  /** One page of all programmes; the number of statements is the same for every page. */
  page(request: PageRequest): Promise<OverviewPage>;
  /** The first that match, in order. */
  ids(request: OverviewRequest, limit: number): Promise<number[]>;
  /** Those of these applications that match. */
  matching(request: OverviewRequest, ids: number[]): Promise<Set<number>>;
  /**
   * The ids around an application, so many on each side, in the order of the list; the application is among them, where
   * it would stand if the list has it not.
   */
  around(id: number, request: OverviewRequest, most: number): Promise<number[]>;
  /**
   * The next application that this person has not opened: downwards from an application and then from the beginning, or
   * from there at once; null when all are read.
   */
  nextUnread(
    id: number,
    request: OverviewRequest,
    from: 'here' | 'beginning',
  ): Promise<Pick<OverviewRow, 'id' | 'type'> | null>;
  rows(ids: number[]): Promise<OverviewRow[]>;
  /** Those of these applications that are there, in this order. */
  briefs(ids: number[]): Promise<WrittenBrief[]>;
  filters(): Promise<OfferedFilter[]>;
}

export function overviewStore(knex: Knex): OverviewStore {
  return {
    page: (request) => page(knex, request),
    async ids(request, limit) {
      const { few } = await rarest(knex, searchedIn(request));
      const query = ordered(overviewOf(knex, request, few), request, request.sort.descending);
      return (await query.select('a.id').limit(limit)).map(({ id }: { id: number }) => id);
    },
    async matching(request, ids) {
      return new Set<number>(await ofThese(knex, request, ids).pluck('a.id'));
    },
    async around(id, request, most) {
      const place = await placeAt(knex, id, request);
      if (!place) return [];
      const { few } = await rarest(knex, searchedIn(request));
      const [before, after] = await Promise.all([
        places(knex, { ...request, before: place, limit: most }, few),
        places(knex, { ...request, after: place, limit: most }, few),
      ]);
      const idsOf = (rows: PlaceRow[]) => rows.slice(0, most).map((row) => row.id);
      return [...idsOf(before).reverse(), id, ...idsOf(after)];
    },
    async nextUnread(id, request, from) {
      const after = await placeAt(knex, id, request);
      if (!after) return null;
      const { few } = await rarest(knex, searchedIn(request));
      const unread: Narrowing = (query) => onlyUnread(knex, query, request.context.personId);
      const others: Narrowing = (query) => unread(query).whereNot('a.id', id);
      const [found] =
        from === 'beginning'
          ? await places(knex, { ...request, limit: 0 }, few, unread)
          : [
              ...(await places(knex, { ...request, after, limit: 0 }, few, others)),
              ...(await places(knex, { ...request, limit: 0 }, few, others)),
            ];
      if (!found) return null;
      return knex('applications').where({ id: found.id }).first('id', 'type');
    },
    rows: (ids) => rowsOf(knex, ids),
    briefs: (ids) => briefsOf(knex, ids),
    filters: () => offeredFilters(knex),
  };
}

type PlaceRow = Record<string, unknown> & { id: number; total?: number };

async function page(knex: Knex, request: PageRequest): Promise<OverviewPage> {
  const { before, limit } = request;
  const words = await rarest(knex, searchedIn(request));
  const isFirst = !request.after && !before;
  const found = await places(knex, request, words.few);
  const isMore = found.length > limit;
  const shown = found.slice(0, limit);
  if (before) shown.reverse();
  const { total, more } =
    isFirst && words.few
      ? foundBeside(found)
      : await countFound(knex, words, (by) => overviewOf(knex, request, by));
  const ids = shown.map(({ id }) => id);
  const [first, last] = [shown[0], shown.at(-1)].map((row) => (row ? placeOf(row, request) : null));
  return {
    rows: await rowsOf(knex, ids),
    documents: await documentsOf(knex, ids),
    previous: (before ? isMore : request.after !== undefined) ? (first ?? null) : null,
    next: (before ? true : isMore) ? (last ?? null) : null,
    // One more than is counted means that there are more.
    total: more ? total + 1 : total,
  };
}

/** Where an application stands, or would stand, in a list; nothing without such an application. */
async function placeAt(knex: Knex, id: number, request: OverviewRequest): Promise<Place | undefined> {
  const columns = [...columnsOf(request.sort), 'id'];
  const row: PlaceRow | undefined = await knex('applications').where({ id }).first(columns);
  return row && placeOf(row, request);
}

/** A further condition on a list. */
type Narrowing = (query: Knex.QueryBuilder) => Knex.QueryBuilder;

/** The rows of a page and one more, from its place on; backwards where it ends before a place. */
function places(
  knex: Knex,
  request: PageRequest,
  few: By | undefined,
  narrow: Narrowing = (query) => query,
): Promise<PlaceRow[]> {
  const { after, before, limit, sort } = request;
  const columns = [...columnsOf(sort), 'id'];
  const downwards = sort.descending !== (before !== undefined);
  const read = (query: Knex.QueryBuilder) =>
    ordered(narrow(query), request, downwards)
      .select(columns.map((column) => `a.${column}`))
      .limit(limit + 1);
  const place = after ?? before;
  if (!place) {
    const first = read(overviewOf(knex, request, few));
    return Promise.resolve(few ? first.select(countedBeside(knex)) : first);
  }
  const values = columns.map((column, index) => ({ column, value: fromPlace(column, place[index] ?? null) }));
  const parts = partsBeyond(values, downwards).map((beyond, position) => {
    const part = read(overviewOf(knex, request, few).where(beyond));
    return knex.from(part.as('m')).select('m.*', knex.raw('? as position', [position]));
  });
  const nearest = knex.from(knex.unionAll(parts).as('u')).orderBy('position');
  for (const column of columns) nearest.orderBy(column, downwards ? 'desc' : 'asc');
  return Promise.resolve(nearest.limit(limit + 1).select('u.*'));
}

function ordered(query: Knex.QueryBuilder, { sort }: OverviewRequest, downwards: boolean): Knex.QueryBuilder {
  for (const column of [...columnsOf(sort), 'id']) query.orderBy(`a.${column}`, downwards ? 'desc' : 'asc');
  return query;
}

const fromPlace = (column: string, value: Place[number]) =>
  column.endsWith('_at') && value !== null ? new Date(value) : value;

const placeOf = (row: PlaceRow, { sort }: OverviewRequest): Place =>
  [...columnsOf(sort), 'id'].map((column) => {
    const value = row[column];
    return value instanceof Date ? value.getTime() : (value as Place[number]);
  });

async function rowsOf(knex: Knex, ids: number[]): Promise<OverviewRow[]> {
  if (ids.length === 0) return [];
  const rows = await listedByIds(knex, ids);
  const nationalities = await knex('applications')
    .whereIn('id', ids)
    .select('id', { nationality: nationality(knex) });
  const letters = await knex('letter_requests')
    .whereIn('application_id', ids)
    .whereNotNull('live_slot')
    .select('application_id', 'state');
  const nationalityOf = new Map(nationalities.map(({ id, nationality }) => [id, nationality]));
  return rows.map((row) => {
    const asked = letters.filter(({ application_id }) => application_id === row.id);
    const sent = asked.filter(({ state }) => state === 'sent').length;
    const nationality: string | null = nationalityOf.get(row.id) ?? null;
    return { ...row, nationality, letters: { asked: asked.length, sent } };
  });
}

async function briefsOf(knex: Knex, ids: number[]): Promise<WrittenBrief[]> {
  const rows = await knex('applications')
    .whereIn('id', ids)
    .select({
      ...{ id: 'id', type: 'type', status: 'status', version: 'version', language: 'language' },
      ...{ personId: 'person_id', applicantName: 'applicant_name', withdrawnAt: 'withdrawn_at' },
    });
  const byId = new Map(rows.map((row): [number, WrittenBrief] => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
