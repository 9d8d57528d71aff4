import type { Knex } from 'knex';
import { rarest } from './found-store';
import type { Neighbours } from './list';
import { aroundIn, neighboursIn, nextUnreadIn, type OrderedList } from './ordered-store';
import { type ListedRequest, listed, orders } from './query-store';

export interface NeighbourStore {
  /**
   * The applications before and after an application in a list. An application that is not (any more) in the list has the
   * neighbours of the place where it would stand. The number of statements is the same everywhere.
   */
  neighbours(id: number, request: ListedRequest): Promise<Neighbours>;
  around(id: number, request: ListedRequest, most: number): Promise<number[]>;
  nextUnread(
    id: number,
    request: ListedRequest,
    personId: number,
    from: 'here' | 'beginning',
  ): Promise<number | null>;
}

/** The list of a programme; of what is searched for, the word with the fewest matches leads. */
async function listOf(knex: Knex, request: ListedRequest): Promise<OrderedList> {
  const { few } = await rarest(knex, request);
  const { by, descending } = request.sort;
  return { columns: [...orders[by].columns, 'id'], descending, all: () => listed(knex, request, few) };
}

export const neighbourStore = (knex: Knex): NeighbourStore => ({
  neighbours: async (id, request) => neighboursIn(knex, await listOf(knex, request), id),
  around: async (id, request, most) => aroundIn(knex, await listOf(knex, request), id, most),
  nextUnread: async (id, request, personId, from) =>
    nextUnreadIn(knex, await listOf(knex, request), id, personId, from),
});
