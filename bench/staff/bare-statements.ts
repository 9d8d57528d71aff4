import type { Knex } from 'knex';

/** The values that the bare statements search for. */
export interface Sought {
  /** The full name of an applicant. */
  name: string;
  /** The applicant's email address. */
  email: string;
  /** The id of the applicant's application. */
  id: number;
  /** Ids of drafts to save, one for each connection. */
  drafts: number[];
}

type Bare = (knex: Knex, sought: Sought, turn: number) => Promise<unknown>;

const line = ['id', 'type', 'status', 'applicant_name', 'submitted_at', 'updated_at', 'version'].map(
  (column) => `a.${column}`,
);

const newest = ['a.submitted_at', 'a.id'].map((column) => ({ column, order: 'desc' as const }));

/** Applications with a word, in the order of the list. */
const withWord = (knex: Knex, word = '') =>
  knex('application_words as w')
    .join('applications as a', 'a.id', 'w.application_id')
    .where({ 'w.type': 'intern', 'w.word': word })
    .select(line)
    .orderBy(newest)
    .limit(10);

/** Applications with a part of a word, in the order of the list. */
const withPart = (knex: Knex, part: string) =>
  knex
    .from(
      knex('application_parts')
        .where('part', '>=', part)
        .where('part', '<', `${part}\u{10FFFF}`)
        .distinct('application_id as id')
        .as('m'),
    )
    .join('applications as a', 'a.id', 'm.id')
    .where('a.type', 'intern')
    .select(line)
    .orderBy(newest)
    .limit(10);

/** The newest rows of a table. */
const newestOf = (knex: Knex, table: string, limit: number) => knex(table).orderBy('id', 'desc').limit(limit);

const wordsOf = ({ name }: Sought) => name.toLowerCase().split(' ');

/** Letters from the middle of a surname. */
export const partOfName = (sought: Sought): string => (wordsOf(sought)[1] ?? '').slice(1, 6);
export const threeLetters = (sought: Sought): string => (wordsOf(sought)[1] ?? '').slice(1, 4);
/** A part of an email address, from its third letter to within its domain. */
export const partOfEmail = ({ email }: Sought): string => email.slice(2, email.indexOf('@') + 4);

/** The least statements that can answer each question: no sign-in, labels, documents or log. */
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
  'part-of-name': async (knex, sought) => withPart(knex, partOfName(sought)),
  'part-of-all': async (knex, sought) => withPart(knex, partOfName(sought)),
  'part-of-email': async (knex, sought) => withPart(knex, partOfEmail(sought)),
  'three-letters': async (knex, sought) => withPart(knex, threeLetters(sought)),
  review: async (knex, { id }) => knex('applications').where({ id }).first(),
  timeline: async (knex, { id }) => knex('audit_entries').where({ application_id: id }).orderBy('id', 'desc'),
  letters: async (knex, { id }) => knex('letter_requests').where({ application_id: id }),
  'same-person': async (knex, sought) =>
    knex('application_words').where({ type: 'intern', word: sought.email }).select('application_id'),
  notifications: async (knex) => newestOf(knex, 'notifications', 100),
  bell: async (knex) => newestOf(knex, 'notifications', 50),
  requests: async (knex) =>
    knex('application_requests').where({ status: 'pending' }).orderBy('id', 'desc').limit(100),
  activity: async (knex) => newestOf(knex, 'audit_entries', 20),
  views: async (knex) => knex('saved_views').limit(50),
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
