import { emptyWriteAheadLog } from '@portal/service-kit/database';
import type { MailsOf } from '@portal/service-kit/mail';
import type { Knex } from 'knex';
import type { Person } from '../../accounts/people/person';
import { outboxMessage } from '../../platform/message-id';
import { tables } from './tables';

export interface ErasingStore {
  /** Deletes every row about a person, within the transaction that has locked them and ended their sessions. */
  erase(person: Named): Promise<void>;
  /** Deletes outbox work for a person who was erased before, such as a mail requested meanwhile. */
  eraseLeft(personId: number): Promise<void>;
  /** Identifies the mails about a person, also those sent to an earlier address. */
  mailsOf(person: Named): Promise<MailsOf>;
  /** Removes traces of deleted rows from the database files; false when it must be tried again. */
  forgetDeleted(): Promise<boolean>;
}

type Named = Pick<Person, 'id' | 'email'>;

interface Work {
  id: number;
  payload: string;
}

const outboxes = Object.entries(tables).flatMap(([table, kept]) => ('outbox' in kept ? [table] : []));

export function erasingStore(knex: Knex): ErasingStore {
  /** Returns all current and earlier addresses of a person that this database holds. */
  async function addressesOf({ id, email }: Named): Promise<Set<string>> {
    const addresses: string[] = await knex('email_changes').where({ person_id: id }).pluck('email');
    for (const table of outboxes) {
      const rows: Work[] = await knex(table).where('payload', 'like', `%"person_id":${id}%`);
      for (const { payload } of rows) {
        const named = JSON.parse(payload) as { person_id: number; email?: string };
        if (named.person_id === id && named.email) addresses.push(named.email);
      }
    }
    return new Set([email, ...addresses]);
  }

  async function workOf(table: string, { id }: Named, addresses: Set<string>): Promise<number[]> {
    const rows: Work[] = await knex(table)
      .where('payload', 'like', `%"person_id":${id}%`)
      .orWhere('payload', 'like', '%"email":%')
      .select('id', 'payload');
    const theirs = rows.filter(({ payload }) => {
      const named = JSON.parse(payload) as { person_id?: number; email?: string };
      if (named.person_id !== undefined) return named.person_id === id;
      return named.email !== undefined && addresses.has(named.email);
    });
    return theirs.map((row) => Number(row.id));
  }

  return {
    async erase(person) {
      const addresses = await addressesOf(person);
      for (const [table, kept] of Object.entries(tables)) {
        if ('outbox' in kept)
          for (const id of await workOf(table, person, addresses)) await knex(table).where({ id }).delete();
        else if ('person' in kept)
          await knex(table)
            .where({ [kept.person]: person.id })
            .delete();
      }
    },
    async eraseLeft(id) {
      for (const table of outboxes)
        for (const work of await workOf(table, { id, email: '' }, new Set()))
          await knex(table).where({ id: work }).delete();
    },
    async mailsOf(person) {
      const addresses = await addressesOf(person);
      const work = await Promise.all(outboxes.map((table) => workOf(table, person, addresses)));
      return { people: [person.id], addresses: [...addresses], messages: work.flat().map(outboxMessage) };
    },
    forgetDeleted: () => emptyWriteAheadLog(knex),
  };
}
