import type { Knex } from 'knex';
import type { Person } from '../people/person';
import { tables } from './tables';

export interface ErasingStore {
  /** Deletes every row about a person; within the transaction that has locked the person and ended the sessions. */
  erase(person: Pick<Person, 'id' | 'email'>): Promise<void>;
}

export function erasingStore(knex: Knex): ErasingStore {
  async function emptyOutbox(table: string, { id, email }: Pick<Person, 'id' | 'email'>): Promise<void> {
    const rows: { id: number; payload: string }[] = await knex(table)
      .where('payload', 'like', `%"person_id":${id}%`)
      .orWhere('payload', 'like', '%"email":%')
      .select('id', 'payload');
    const theirs = rows.filter(({ payload }) => {
      const named = JSON.parse(payload) as { person_id?: number; email?: string };
      return named.person_id === id || named.email === email;
    });
    for (const row of theirs) await knex(table).where({ id: row.id }).delete();
  }
  return {
    async erase(person) {
      for (const [table, kept] of Object.entries(tables)) {
        if ('outbox' in kept) await emptyOutbox(table, person);
        else if ('person' in kept)
          await knex(table)
            .where({ [kept.person]: person.id })
            .delete();
      }
    },
  };
}
