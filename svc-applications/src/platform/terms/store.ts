import type { Knex } from 'knex';

/** Texts by language: 'en', 'fr', 'rw'. */
export type Texts = Readonly<Record<string, string>>;

export interface TermsStore {
  /** The texts that administrators wrote; in a language without one, the pages show their standard text. */
  all(): Promise<Texts>;
  /** Replaces the text in a language; '' removes it. */
  put(language: string, text: string): Promise<void>;
}

interface Row {
  language: string;
  text: string;
}

export const termsStore = (knex: Knex): TermsStore => ({
  async all() {
    const rows = await knex<Row>('terms').orderBy('language');
    return Object.fromEntries(rows.map(({ language, text }) => [language, text]));
  },
  async put(language, text) {
    if (text === '') await knex<Row>('terms').where({ language }).delete();
    else await knex<Row>('terms').insert({ language, text }).onConflict('language').merge();
  },
});
