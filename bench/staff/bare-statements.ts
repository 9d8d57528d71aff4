import type { Knex } from 'knex';

/** What the bare statements ask for. */
export interface Sought {
  /** The full name of an applicant. */
  name: string;
  /** Drafts that are saved, one for each connection. */
  drafts: number[];
}

type Bare = (knex: Knex, sought: Sought, turn: number) => Promise<unknown>;

const line = ['id', 'type', 'status', 'applicant_name', 'submitted_at', 'updated_at', 'version'].map(
  (column) => `a.${column}`,
);

const newest = ['a.submitted_at', 'a.id'].map((column) => ({ column, order: 'desc' as const }));

/** The applications with a word, in the order of the list. */
const withWord = (knex: Knex, word = '') =>
  knex('application_words as w')
    .join('applications as a', 'a.id', 'w.application_id')
    .where({ 'w.type': 'intern', 'w.word': word })
    .select(line)
    .orderBy(newest)
    .limit(10);

const wordsOf = ({ name }: Sought) => name.toLowerCase().split(' ');

/** For each question the least by which it can be answered: no sign-in, no labels, no documents, no log. */
export const bareStatements = {
  list: async (knex) =>
    knex('applications as a')
      .where({ 'a.type': 'intern', 'a.status': 'submitted' })
      .select(line)
      .orderBy(newest)
      .limit(10),
  overview: async (knex) => knex('applications as a').select(line).orderBy(newest).limit(50),
  'full-name': async (knex, sought) => {
    const [first, ...others] = wordsOf(sought);
    const query = withWord(knex, first);
    for (const word of others)
      query.whereExists(knex('application_words as o').whereRaw('o.application_id = a.id').where({ word }));
    return query;
  },
  'first-name': async (knex, sought) => withWord(knex, wordsOf(sought)[0]),
  figures: async (knex) =>
    knex('application_figures')
      .where('figure', 'state')
      .unionAll(
        knex('application_figure_changes').where('figure', 'state').select('figure', 'type', 'part', 'n'),
      )
      .select('figure', 'type', 'part', 'n'),
  today: async (knex) =>
    knex('applications as a')
      .where({ 'a.type': 'intern', 'a.status': 'submitted' })
      .select(line)
      .orderBy('a.submitted_at')
      .limit(8),
  save: async (knex, { drafts }, turn) =>
    knex('applications')
      .where({ id: drafts[turn % drafts.length] })
      .update({ version: knex.raw('version + 1'), answers: '{}', updated_at: new Date() }),
} satisfies Record<string, Bare>;

export type QuestionName = keyof typeof bareStatements;

export const isQuestion = (name: string): name is QuestionName => name in bareStatements;
