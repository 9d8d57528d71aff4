import { isUniqueViolation } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import type { SavedView, ViewWords } from './saved-view';

export interface SavedViewStore {
  /** A person's own views and those that others share, by name. */
  readable(personId: number): Promise<SavedView[]>;
  countOf(personId: number): Promise<number>;
  find(id: number): Promise<SavedView | undefined>;
  /** Inserts a view and returns its id; undefined if the owner has a view with this name. */
  insert(owner: SavedView['owner'], view: ViewWords, now: Date): Promise<number | undefined>;
  /** Returns false if the owner has another view with this name. */
  change(id: number, view: ViewWords, now: Date): Promise<boolean>;
  remove(id: number): Promise<void>;
}

interface Row {
  id: number;
  owner_id: number;
  owner_name: string;
  name: string;
  query: string;
  shared: boolean | number;
}

const toView = ({ id, owner_id, owner_name, name, query, shared }: Row): SavedView => ({
  id,
  owner: { personId: owner_id, name: owner_name },
  name,
  query,
  shared: Boolean(shared),
});

const taken = (error: unknown): boolean => isUniqueViolation(error, 'saved_views', ['owner_id', 'name']);

export function savedViewStore(knex: Knex): SavedViewStore {
  const rows = () => knex<Row>('saved_views');
  return {
    async readable(personId) {
      const found = await rows().where({ owner_id: personId }).orWhere({ shared: true });
      return found.map(toView).sort((a, b) => a.name.localeCompare(b.name) || a.id - b.id);
    },
    async countOf(personId) {
      const row = await knex('saved_views').where({ owner_id: personId }).count({ n: '*' }).first();
      return Number(row?.n ?? 0);
    },
    async find(id) {
      const row = await rows().where({ id }).first();
      return row && toView(row);
    },
    async insert(owner, view, now) {
      const ownersRow = { owner_id: owner.personId, owner_name: owner.name, ...view };
      try {
        const [id] = await knex('saved_views').insert({ ...ownersRow, created_at: now, updated_at: now });
        return Number(id);
      } catch (error) {
        if (taken(error)) return undefined;
        throw error;
      }
    },
    async change(id, view, now) {
      try {
        await knex('saved_views')
          .where({ id })
          .update({ ...view, updated_at: now });
        return true;
      } catch (error) {
        if (taken(error)) return false;
        throw error;
      }
    },
    async remove(id) {
      await rows().where({ id }).delete();
    },
  };
}
