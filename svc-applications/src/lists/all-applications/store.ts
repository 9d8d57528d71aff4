import type { Knex } from 'knex';
import { documentsOf } from '../beside-store';
import { type By, countedBeside, countFound, foundBeside, rarest } from '../found-store';
import { listedByIds } from '../lines-store';
import {
  aroundIn,
  firstOf,
  nearestTo,
  nextUnreadIn,
  type OrderedList,
  type PlacedRow,
} from '../ordered-store';
import type { OverviewPage, OverviewRequest, OverviewRow, PageRequest, Place } from './all-applications';
import type { OfferedFilter } from './filter';
import { offeredFilters } from './filter-store';
import type { WrittenBrief } from './item';
import { nationality } from './nationality-store';
import { columnsOf, ofThese, overviewOf, searchedIn } from './query-store';

export interface OverviewStore {
  /** One page of the list of all programmes; every page takes the same number of statements. */
  page(request: PageRequest): Promise<OverviewPage>;
  /** The ids of the first matches, in order. */
  ids(request: OverviewRequest, limit: number): Promise<number[]>;
  /** Those of these applications that match. */
  matching(request: OverviewRequest, ids: number[]): Promise<Set<number>>;
  /**
   * The ids around an application in the order of the list, up to `most` on each side. The application itself is among
   * them, at the position where it would be if it is not in the list.
   */
  around(id: number, request: OverviewRequest, most: number): Promise<number[]>;
  /**
   * The next application that this person has not opened. 'here' searches downwards from an application and then from
   * the beginning; 'beginning' searches from there at once. Null if all are opened.
   */
  nextUnread(
    id: number,
    request: OverviewRequest,
    from: 'here' | 'beginning',
  ): Promise<Pick<OverviewRow, 'id' | 'type'> | null>;
  rows(ids: number[]): Promise<OverviewRow[]>;
  /** The facts of these applications in this order, without those that no longer exist. */
  briefs(ids: number[]): Promise<WrittenBrief[]>;
  filters(): Promise<OfferedFilter[]>;
}

export function overviewStore(knex: Knex): OverviewStore {
  return {
    page: (request) => page(knex, request),
    async ids(request, limit) {
      const found: PlacedRow[] = await firstOf(await listOf(knex, request), limit);
      return found.map(({ id }) => id);
    },
    matching: async (request, ids) => new Set<number>(await ofThese(knex, request, ids).pluck('a.id')),
    around: async (id, request, most) => aroundIn(knex, await listOf(knex, request), id, most),
    async nextUnread(id, request, from) {
      const list = await listOf(knex, request);
      const next = await nextUnreadIn(knex, list, id, request.context.personId, from);
      return next === null ? null : knex('applications').where({ id: next }).first('id', 'type');
    },
    rows: (ids) => rowsOf(knex, ids),
    briefs: (ids) => briefsOf(knex, ids),
    filters: () => offeredFilters(knex),
  };
}

/** The list of all programmes, read from the matches of the rarest word if words are searched for. */
async function listOf(knex: Knex, request: OverviewRequest): Promise<OrderedList> {
  const { few } = await rarest(knex, searchedIn(request));
  return listBy(knex, request, few);
}

const listBy = (knex: Knex, request: OverviewRequest, few: By | undefined): OrderedList => ({
  columns: [...columnsOf(request.sort), 'id'],
  descending: request.sort.descending,
  all: () => overviewOf(knex, request, few),
});

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
    // One more than the counted number shows that there are more.
    total: more ? total + 1 : total,
  };
}

/** The rows of a page and one more, from its position on; read backwards if the page ends before a position. */
async function places(knex: Knex, request: PageRequest, few: By | undefined): Promise<PlacedRow[]> {
  const { after, before, limit } = request;
  const list = listBy(knex, request, few);
  const place = after ?? before;
  if (place) {
    const entries = list.columns.map((column, at) => [column, fromPlace(column, place[at] ?? null)]);
    return nearestTo(knex, list, Object.fromEntries(entries), after ? 'after' : 'before', limit + 1);
  }
  const first = firstOf(list, limit + 1);
  return few ? first.select(countedBeside(knex)) : first;
}

const fromPlace = (column: string, value: Place[number]) =>
  column.endsWith('_at') && value !== null ? new Date(value) : value;

const placeOf = (row: PlacedRow, { sort }: OverviewRequest): Place =>
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
