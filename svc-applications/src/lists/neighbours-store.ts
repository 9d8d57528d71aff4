import type { Knex } from 'knex';
import type { Neighbours } from './list';
import { type ListedRequest, listed, orders, rarest, type WordsTerm } from './query-store';

export interface NeighbourStore {
  /**
   * Who stands before and after an application in a list, also when it is not (any more) in that list itself: then by
   * where it would stand. As many statements wherever it stands.
   */
  neighbours(id: number, request: ListedRequest): Promise<Neighbours>;
}

export const neighbourStore = (knex: Knex): NeighbourStore => ({
  async neighbours(id, request) {
    const columns = [...orders[request.sort.by].columns, 'id'];
    const from = await knex('applications as a').where('a.id', id).first(columns);
    if (!from) return { previous: null, next: null };
    const few = await rarest(knex, request);
    const place = { values: columns.map((column) => ({ column, value: from[column] })), request, few };
    const { descending } = request.sort;
    return {
      previous: await nearest(knex, place, !descending),
      next: await nearest(knex, place, descending),
    };
  },
});

interface Place {
  /** What the order looks at, the first first. */
  values: { column: string; value: unknown }[];
  request: ListedRequest;
  few: WordsTerm | undefined;
}

/** The nearest to a place, downwards or upwards. */
async function nearest(knex: Knex, place: Place, downwards: boolean): Promise<number | null> {
  const parts = partsBeyond(place.values, downwards).map((beyond, position) => {
    const part = listed(knex, place.request, place.few).where(beyond).select('a.id').limit(1);
    for (const { column } of place.values) part.orderBy(`a.${column}`, downwards ? 'desc' : 'asc');
    return knex.from(part.as('m')).select('m.id', knex.raw('? as position', [position]));
  });
  const found: { id: number; position: number }[] = await knex.unionAll(parts);
  const [first] = found.sort((a, b) => Number(a.position) - Number(b.position));
  return first?.id ?? null;
}

type Part = (query: Knex.QueryBuilder) => void;

/**
 * All that lies beyond, in parts that an index leads to, the nearest first: equal in all but the last value, in all but
 * the last two, and so on. Null is less than anything.
 */
function partsBeyond(values: Place['values'], downwards: boolean): Part[] {
  return values
    .map((_, index) => index)
    .reverse()
    .flatMap((index) => {
      const equal = values.slice(0, index);
      const { column, value } = values[index] as Place['values'][number];
      return beyondValue(`a.${column}`, value, downwards).map<Part>((beyond) => (query) => {
        for (const one of equal) same(query, `a.${one.column}`, one.value);
        beyond(query);
      });
    });
}

function beyondValue(column: string, value: unknown, downwards: boolean): Part[] {
  if (value === null) return downwards ? [] : [(query) => query.whereNotNull(column)];
  if (!downwards) return [(query) => query.where(column, '>', value as never)];
  return [(query) => query.where(column, '<', value as never), (query) => query.whereNull(column)];
}

const same = (query: Knex.QueryBuilder, column: string, value: unknown) =>
  value === null ? query.whereNull(column) : query.where(column, value as never);
