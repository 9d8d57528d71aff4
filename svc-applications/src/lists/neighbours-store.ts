import type { Knex } from 'knex';
import { type By, rarest } from './found-store';
import type { Neighbours } from './list';
import { inOrder, type ListedRequest, listed, orders } from './query-store';
import { onlyUnread } from './unread-store';

export interface NeighbourStore {
  /**
   * The applications before and after an application in a list. An application that is not (any more) in the list has the
   * neighbours of the place where it would stand. The number of statements is the same everywhere.
   */
  neighbours(id: number, request: ListedRequest): Promise<Neighbours>;
  /**
   * The ids around an application in a list, so many on each side, in the order of the list; the application is among
   * them, where it would stand if the list has it not.
   */
  around(id: number, request: ListedRequest, most: number): Promise<number[]>;
  /**
   * The next application in a list that a person has not opened, downwards from an application and then from the
   * list's beginning; null when all are read.
   */
  nextUnread(id: number, request: ListedRequest, personId: number): Promise<number | null>;
  /** The first application in the list of an application that a person has not opened; null when all are read. */
  firstUnread(id: number, request: ListedRequest, personId: number): Promise<number | null>;
}

export const neighbourStore = (knex: Knex): NeighbourStore => ({
  async neighbours(id, request) {
    const place = await placeOf(knex, id, request);
    if (!place) return { previous: null, next: null };
    const { descending } = request.sort;
    return {
      previous: await nearest(knex, place, !descending),
      next: await nearest(knex, place, descending),
    };
  },
  async around(id, request, most) {
    const place = await placeOf(knex, id, request);
    if (!place) return [];
    const found = [
      ...(await nearestRows(knex, place, true, most)),
      ...(await nearestRows(knex, place, false, most)),
    ];
    const ids = [id, ...found.map((row) => row.id)];
    // Each part has its own nearest rows: the order of the whole list decides which of these are nearest.
    const inList = inOrder(knex('applications as a').whereIn('a.id', ids), request.sort, false);
    const sorted: number[] = await inList.pluck('a.id');
    const at = sorted.indexOf(id);
    return sorted.slice(Math.max(at - most, 0), at + most + 1);
  },
  async nextUnread(id, request, personId) {
    const place = await placeOf(knex, id, request);
    if (!place) return null;
    const unread: Narrowing = (query) => void onlyUnread(knex, query, personId).whereNot('a.id', id);
    const { descending } = request.sort;
    return (await nearest(knex, place, descending, unread)) ?? (await first(knex, place, descending, unread));
  },
  async firstUnread(id, request, personId) {
    const place = await placeOf(knex, id, request);
    const unread: Narrowing = (query) => void onlyUnread(knex, query, personId);
    return place && first(knex, place, request.sort.descending, unread);
  },
});

/** Where an application stands, or would stand, in a list; null without such an application. */
async function placeOf(knex: Knex, id: number, request: ListedRequest): Promise<Place | null> {
  const columns = [...orders[request.sort.by].columns, 'id'];
  const from = await knex('applications as a').where('a.id', id).first(columns);
  if (!from) return null;
  const { few } = await rarest(knex, request);
  return { values: columns.map((column) => ({ column, value: from[column] })), request, few };
}

/** A column of an order with an application's value. */
export interface PlaceValue {
  column: string;
  value: unknown;
}

interface Place {
  /** The most significant first. */
  values: PlaceValue[];
  request: ListedRequest;
  few: By | undefined;
}

/** A further condition on a list. */
type Narrowing = (query: Knex.QueryBuilder) => void;

/** The first application of a list. */
async function first(
  knex: Knex,
  { values, request, few }: Place,
  downwards: boolean,
  narrowing: Narrowing,
): Promise<number | null> {
  const query = listed(knex, request, few).select('a.id').limit(1);
  narrowing(query);
  for (const { column } of values) query.orderBy(`a.${column}`, downwards ? 'desc' : 'asc');
  const [found]: { id: number }[] = await query;
  return found?.id ?? null;
}

/** The nearest application to a place, downwards or upwards. */
async function nearest(
  knex: Knex,
  place: Place,
  downwards: boolean,
  narrowing?: Narrowing,
): Promise<number | null> {
  const found = await nearestRows(knex, place, downwards, 1, narrowing);
  const [closest] = found.sort((a, b) => Number(a.position) - Number(b.position));
  return closest?.id ?? null;
}

/** The nearest applications of each part beyond a place, with the number of their part. */
async function nearestRows(
  knex: Knex,
  place: Place,
  downwards: boolean,
  most: number,
  narrowing: Narrowing = () => undefined,
): Promise<{ id: number; position: number }[]> {
  const parts = partsBeyond(place.values, downwards).map((beyond, position) => {
    const part = listed(knex, place.request, place.few).where(beyond).select('a.id').limit(most);
    narrowing(part);
    for (const { column } of place.values) part.orderBy(`a.${column}`, downwards ? 'desc' : 'asc');
    return knex.from(part.as('m')).select('m.id', knex.raw('? as position', [position]));
  });
  return knex.unionAll(parts);
}

export type BeyondPart = (query: Knex.QueryBuilder) => void;

/**
 * All applications beyond the place, in parts that an index finds, the nearest part first: equal in all but the last
 * value, in all but the last two values, and so on. Null is the smallest value.
 */
export function partsBeyond(values: PlaceValue[], downwards: boolean): BeyondPart[] {
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
