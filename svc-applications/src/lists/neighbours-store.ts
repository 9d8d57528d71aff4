import type { Knex } from 'knex';
import { rarest } from './found-store';
import type { Neighbours } from './list';
import { aroundIn, neighboursIn, nextUnreadIn, type OrderedList } from './ordered-store';
import { type ListedRequest, listed, orders } from './query-store';

export interface NeighbourStore {
  /**
   * The applications before and after an application in a list. For an application that is not (or no longer) in the
   * list these are the neighbours of the position where it would be. Every application takes the same number of
   * statements.
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

/** The list of a programme, read from the matches of the rarest word if words are searched for. */
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
