import type { Knex } from 'knex';
import { onlyUnread } from './unread-store';

/** A list, of one programme or of all, with its order. */
export interface OrderedList {
  /** The columns of the order, most significant first and the id last. */
  columns: string[];
  descending: boolean;
  /** The rows of the list, unordered. */
  all(): Knex.QueryBuilder;
}

/** The id of an application with its values in the columns of the order. */
export type PlacedRow = Record<string, unknown> & { id: number; total?: number };

/** A further condition on a list. */
export type Narrowing = (query: Knex.QueryBuilder) => Knex.QueryBuilder;
const asItIs: Narrowing = (query) => query;

/** The position of an application in a list, or where it would be; undefined if the application does not exist. */
export const placeOf = (knex: Knex, id: number, list: OrderedList): Promise<PlacedRow | undefined> =>
  knex('applications').where({ id }).first(list.columns);

/** The first rows of a list; with `turned` the last ones. */
export function firstOf(
  list: OrderedList,
  limit: number,
  narrow = asItIs,
  turned = false,
): Knex.QueryBuilder {
  const query = narrow(list.all()).select(list.columns.map((column) => `a.${column}`));
  for (const column of list.columns) query.orderBy(`a.${column}`, directionOf(list, turned));
  return query.limit(limit);
}

/** The rows nearest to a position, nearest first: those after it, or those before it. */
export function nearestTo(
  knex: Knex,
  list: OrderedList,
  place: PlacedRow,
  side: 'before' | 'after',
  limit: number,
  narrow = asItIs,
): Promise<PlacedRow[]> {
  const turned = side === 'before';
  const values = list.columns.map((column) => ({ column, value: place[column] }));
  const parts = partsBeyond(values, directionOf(list, turned) === 'desc').map((beyond, position) => {
    const part = firstOf(list, limit, (query) => narrow(query.where(beyond)), turned);
    return knex.from(part.as('m')).select('m.*', knex.raw('? as position', [position]));
  });
  const nearest = knex.from(knex.unionAll(parts).as('u')).orderBy('position');
  for (const column of list.columns) nearest.orderBy(column, directionOf(list, turned));
  return Promise.resolve(nearest.limit(limit).select('u.*'));
}

/** The applications before and after one. */
export async function neighboursIn(knex: Knex, list: OrderedList, id: number) {
  const place = await placeOf(knex, id, list);
  if (!place) return { previous: null, next: null };
  const nearest = async (side: 'before' | 'after') =>
    (await nearestTo(knex, list, place, side, 1))[0]?.id ?? null;
  return { previous: await nearest('before'), next: await nearest('after') };
}

/**
 * The ids around an application in the order of the list, up to `most` on each side. The application itself is among
 * them, at the position where it would be if it is not in the list.
 */
export async function aroundIn(knex: Knex, list: OrderedList, id: number, most: number): Promise<number[]> {
  const place = await placeOf(knex, id, list);
  if (!place) return [];
  const before = await nearestTo(knex, list, place, 'before', most);
  const after = await nearestTo(knex, list, place, 'after', most);
  const idsOf = (rows: PlacedRow[]) => rows.map((row) => row.id);
  return [...idsOf(before).reverse(), id, ...idsOf(after)];
}

/**
 * The next application that a person has not opened. 'here' searches downwards from an application and then from the
 * beginning; 'beginning' searches from there at once. Null if all are opened.
 */
export async function nextUnreadIn(
  knex: Knex,
  list: OrderedList,
  id: number,
  personId: number,
  from: 'here' | 'beginning',
): Promise<number | null> {
  const place = await placeOf(knex, id, list);
  if (!place) return null;
  const unread: Narrowing = (query) => onlyUnread(knex, query, personId);
  const others: Narrowing = (query) => unread(query).whereNot('a.id', id);
  const [behind] = from === 'here' ? await nearestTo(knex, list, place, 'after', 1, others) : [];
  const [found = behind] = behind ? [] : await firstOf(list, 1, from === 'here' ? others : unread);
  return found?.id ?? null;
}

const directionOf = ({ descending }: OrderedList, turned: boolean) =>
  descending === turned ? 'asc' : 'desc';

interface PlaceValue {
  column: string;
  value: unknown;
}

type BeyondPart = (query: Knex.QueryBuilder) => void;

/**
 * Conditions for all rows beyond a position, in parts that an index can find, nearest part first: rows equal in all but
 * the last value, in all but the last two, and so on. Null is the smallest value.
 */
function partsBeyond(values: PlaceValue[], downwards: boolean): BeyondPart[] {
  return values
    .map((_, index) => index)
    .reverse()
    .flatMap((index) => {
      const equal = values.slice(0, index);
      const { column, value } = values[index] as PlaceValue;
      return beyondValue(`a.${column}`, value, downwards).map<BeyondPart>((beyond) => (query) => {
        for (const one of equal) same(query, `a.${one.column}`, one.value);
        beyond(query);
      });
    });
}

function beyondValue(column: string, value: unknown, downwards: boolean): BeyondPart[] {
  if (value === null) return downwards ? [] : [(query) => query.whereNotNull(column)];
  if (!downwards) return [(query) => query.where(column, '>', value as never)];
  return [(query) => query.where(column, '<', value as never), (query) => query.whereNull(column)];
}

const same = (query: Knex.QueryBuilder, column: string, value: unknown) =>
  value === null ? query.whereNull(column) : query.where(column, value as never);
