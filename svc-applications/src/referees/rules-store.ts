import type { ApplicationType, LetterWay } from '@portal/contract-svc-applications-v1';
import type { Knex } from 'knex';
import { initialRules, type LetterRules } from './letter-request';

export interface RulesStore {
  rulesOf(programme: ApplicationType): Promise<LetterRules>;
  setRules(programme: ApplicationType, rules: LetterRules, now: Date): Promise<void>;
}

interface RulesRow {
  programme: ApplicationType;
  letters: LetterWay;
  before_letters: boolean | number;
  updated_at: Date;
}

export function rulesStore(knex: Knex): RulesStore {
  return {
    async rulesOf(programme) {
      const row = await knex<RulesRow>('letter_settings').where({ programme }).first();
      return row ? { letters: row.letters, beforeLetters: Boolean(row.before_letters) } : initialRules;
    },
    async setRules(programme, { letters, beforeLetters: before_letters }, updated_at) {
      await knex<RulesRow>('letter_settings')
        .insert({ programme, letters, before_letters, updated_at })
        .onConflict('programme')
        .merge({ letters, before_letters, updated_at });
    },
  };
}
