import type { Knex } from 'knex';
import { onlyUnread } from './unread-store';

/** The rows of a list and their order, of one programme or of all. */
export interface OrderedList {
  /** What it is ordered by, the most significant first and the id last. */
  columns: string[];
  descending: boolean;
  /** Everything that it holds, without its order. */
  all(): Knex.QueryBuilder;
}

/** The id of an application, and its values of the order. */
export type PlacedRow = Record<string, unknown> & { id: number; total?: number };

/** A further condition on a list. */
export type Narrowing = (query: Knex.QueryBuilder) => Knex.QueryBuilder;
const asItIs: Narrowing = (query) => query;

/** Where an application stands, or would stand, in a list; nothing without such an application. */
export const placeOf = (knex: Knex, id: number, list: OrderedList): Promise<PlacedRow | undefined> =>
  knex('applications').where({ id }).first(list.columns);

/** The first of a list; from its end with `turned`. */
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

/** The nearest to a place, the nearest first: those after it, or those before it. */
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
 * The ids around an application, so many on each side, in the order of the list; the application is among them, where it
 * would stand if the list has it not.
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
 * The next application that a person has not opened: downwards from an application and then from the list's beginning,
 * or from there at once; null when all are read.
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
 * All applications beyond the place, in parts that an index finds, the nearest part first: equal in all but the last
 * value, in all but the last two values, and so on. Null is the smallest value.
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
