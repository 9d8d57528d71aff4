import type { Knex } from 'knex';
import type { Rule } from '../../application';
import { type DueStore, dueStore } from './due-store';
import { type StateStore, stateStore } from './state-store';

export interface RetentionStore extends DueStore, StateStore {
  rules(): Promise<Rule[]>;
  put(rule: Rule): Promise<void>;
  drop(rule: Rule): Promise<void>;
  /** Queues the account of a person to be ended, once no other data of theirs is stored. */
  queueAccount(account: EndingAccount): Promise<void>;
  endingAccounts(): Promise<EndingAccount[]>;
  accountDone(personId: number): Promise<void>;
}

export interface EndingAccount {
  personId: number;
  /** The address to which mails to the person went. */
  email: string;
}

interface RuleRow {
  programme: Rule['programme'];
  status: Rule['status'];
  months: number;
  since_at: Date;
}

export function retentionStore(knex: Knex): RetentionStore {
  return {
    ...dueStore(knex),
    ...stateStore(knex),
    async rules() {
      const rows = await knex<RuleRow>('retention_rules').orderBy(['programme', 'status']);
      return rows.map(({ since_at: sinceAt, months, programme, status }) => {
        return { programme, status, months: Number(months), sinceAt };
      });
    },
    async put({ programme, status, months, sinceAt: since_at }) {
      await knex('retention_rules')
        .insert({ programme, status, months, since_at })
        .onConflict(['programme', 'status'])
        .merge({ months, since_at });
    },
    async drop({ programme, status }) {
      await knex('retention_rules').where({ programme, status }).delete();
    },
    async queueAccount({ personId: person_id, email }) {
      await knex('ending_accounts').insert({ person_id, email }).onConflict('person_id').merge({ email });
    },
    async endingAccounts() {
      const rows = await knex('ending_accounts').orderBy('person_id');
      return rows.map(({ person_id, email }) => ({ personId: person_id, email }));
    },
    async accountDone(personId) {
      await knex('ending_accounts').where({ person_id: personId }).delete();
    },
  };
}
