import { type ApplicationType, applicationTypes, valuesOf } from '@portal/contract-svc-applications-v1';
import { engineOf, keptQuery } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { countedTo } from './list';
import type { SearchTerm, WordRange } from './search';
import { splitTerms, withTexts } from './search-texts';

/** A search, in one programme or in all. */
export interface Searched {
  type?: ApplicationType;
  /** The conditions, all of which must be met. */
  terms: SearchTerm[];
}

type WordsTerm = Extract<SearchTerm, { kind: 'words' }>;

/** The term of a search that the fewest applications match, from whose matches a query begins. */
export interface By {
  term: WordsTerm;
  /** The most matches of each kind that are read. */
  most?: number;
}

export interface Rarest {
  /** The rarest term with all of its matches; undefined if there are too many to sort. */
  few?: By;
  /** The rarest term with the first of its many matches. */
  some?: By;
}

/**
 * The most matches that a query sorts itself. With more matches of one term most rows of the list match anyway; two
 * terms together may match hardly any.
 */
const fewMatches = { one: 10_000, several: 40_000 };

/** Finds the rarest term of a search; returns neither member if no words, or an id, are searched for. */
export async function rarest(knex: Knex, { terms, type }: Searched): Promise<Rarest> {
  const candidates = terms.filter((term) => term.kind === 'words');
  if (candidates.length === 0 || terms.some(({ kind }) => kind === 'id' || kind === 'nothing')) return {};
  const most = candidates.length > 1 ? fewMatches.several : fewMatches.one;
  const parted = splitTerms(candidates);
  const counts = parted
    ? await keptCounts(
        knex,
        { texts: parted.texts, ...(type && { type }) },
        { asked: parted.asked as WordsTerm[], most },
      )
    : await countsOf(knex, type, candidates, most);
  const found = candidates.map((term, at) => ({
    term,
    n: counts.reduce((sum, one) => sum + (Number(one.position) === at ? Number(one.found) : 0), 0),
  }));
  const [fewest] = found.sort((a, b) => a.n - b.n);
  if (!fewest) return {};
  const { term, n } = fewest;
  return n <= most ? { few: { term } } : { some: { term, most: fewMatches.one } };
}

interface CountRow {
  position: number;
  found: number | string;
}

/** The number of matches of each term, by kind, counted up to one more than `most`. */
const countsOf = (
  knex: Knex,
  type: ApplicationType | undefined,
  candidates: readonly WordsTerm[],
  most: number,
): Knex.QueryBuilder<object, CountRow[]> =>
  knex.unionAll(
    candidates.flatMap((term, position) =>
      sourcesOf(knex, type, term).map((source) =>
        knex
          .from(source.limit(most + 1).as('m'))
          .select(knex.raw('? as position', [position]))
          .count('* as found'),
      ),
    ),
  );

const keptCounts = keptQuery<
  CountRow,
  { texts: string[]; type?: ApplicationType },
  { asked: WordsTerm[]; most: number }
>((knex, { texts, type }, { asked, most }) =>
  countsOf(knex, type, withTexts({ asked, texts }) as WordsTerm[], most),
);

/** Queries for the ids that match a term: beginnings of words are among the words, other parts among the parts. */
function sourcesOf(
  knex: Knex,
  type: ApplicationType | undefined,
  { ranges, part }: WordsTerm,
): Knex.QueryBuilder[] {
  const words = knex('application_words as w')
    .whereIn('w.type', type ? [type] : valuesOf(applicationTypes))
    .where(inRanges('w.word', ranges))
    .select('w.application_id as id');
  const parts = (part?.ranges ?? []).map((range) =>
    knex('application_parts as p')
      .where(inRanges('p.part', [range]))
      .select('p.application_id as id'),
  );
  return [words, ...parts];
}

const inRanges = (column: string, ranges: WordRange[]) => (query: Knex.QueryBuilder) => {
  for (const { from, to } of ranges) {
    query.orWhere((range) => range.where(column, '>=', from).where(column, '<', to));
  }
};

/**
 * The applications (`a`) that meet all conditions: from the matches of `by`, or else from `all`. Every other condition
 * is checked against the words of each application.
 */
export function foundBy(
  knex: Knex,
  { type, terms }: Searched,
  by: By | undefined,
  all: () => Knex.QueryBuilder,
): Knex.QueryBuilder {
  const query = by ? fromMatches(knex, type, by) : all();
  const id = by ? 'm.id' : 'a.id';
  for (const term of terms) if (term !== by?.term) query.where(meeting(knex, term, id));
  return query;
}

function fromMatches(knex: Knex, type: ApplicationType | undefined, { term, most }: By): Knex.QueryBuilder {
  const sources = sourcesOf(knex, type, term).map(
    (source): Knex.QueryBuilder =>
      most === undefined ? source : knex.from(source.limit(most).as('s')).select('id'),
  );
  if (term.id) sources.push(knex.select(knex.raw('? as id', [term.id])));
  const [only, ...others] = sources;
  // A union removes duplicate ids, a plain select of words does not.
  const ids = others.length > 0 ? knex.union(sources) : only?.distinct();
  return knex.from((ids as Knex.QueryBuilder).as('m')).joinRaw(narrow[engineOf(knex)]);
}

/** Joins the matches with the columns that the list needs, in this order of tables and from the index alone. */
const narrow = {
  mysql: 'straight_join applications as a force index (applications_list_id) on a.id = m.id',
  sqlite: 'cross join applications as a on a.id = m.id',
};

/** Adds a condition on one application. */
const meeting = (knex: Knex, term: SearchTerm, id: string) => (query: Knex.QueryBuilder) => {
  if (term.kind === 'nothing') query.whereRaw('1 = 0');
  else if (term.kind === 'id') {
    query.where('a.id', term.id);
    if (term.type) query.where('a.type', term.type);
  } else {
    if (term.kind === 'initial') query.whereRaw('(a.initials & ?) <> 0', [term.bit]);
    else query.where(knex.raw('(?) = 1', [ownWord(knex, term, id)]));
    if (term.id) query.orWhere(id, term.id);
  }
};

/** Whether an application has a matching word. A single value, so that no database reads all matches instead. */
const ownWord = (knex: Knex, { ranges, part }: WordsTerm, id: string): Knex.QueryBuilder =>
  knex('application_words as o')
    .where('o.application_id', knex.ref(id))
    .where(part ? within(part) : inRanges('o.word', ranges))
    .select(knex.raw('1'))
    .limit(1);

const within =
  ({ text, inDomain }: NonNullable<WordsTerm['part']>) =>
  (query: Knex.QueryBuilder) => {
    query.whereRaw('instr(o.word, ?) > 0', [text]);
    // In an address the text must begin before the @. The stored word of a domain begins with @.
    if (!inDomain)
      query.whereRaw("(instr(o.word, '@') = 0 or instr(o.word, ?) < instr(o.word, '@'))", [text]);
  };

/** A number of matches; `more` if there are more than were counted. */
export interface Found {
  total: number;
  more: boolean;
}

/**
 * Counts the results of `query` for the rarest terms. For common terms the first matches suffice if these contain as
 * many results as are counted.
 */
export async function countFound(
  knex: Knex,
  { few, some }: Rarest,
  query: (by: By | undefined) => Knex.QueryBuilder,
): Promise<Found> {
  const first = some && (await counted(knex, query(some)));
  return first?.more ? first : counted(knex, query(few));
}

/** A column with the number of all rows: few matches are counted by the statement that sorts them. */
export const countedBeside = (knex: Knex) => knex.raw('count(*) over () as total');

/** The number from `countedBeside`, in the form of other counts. */
export const foundBeside = (rows: readonly { total?: number | string }[]): Found => toFound(rows[0]?.total);

const toFound = (counted: number | string | undefined): Found => {
  const total = Number(counted ?? 0);
  return { total: Math.min(total, countedTo), more: total > countedTo };
};

async function counted(knex: Knex, query: Knex.QueryBuilder): Promise<Found> {
  const [row] = await knex
    .from(
      query
        .select('a.id')
        .limit(countedTo + 1)
        .as('m'),
    )
    .count('* as total');
  return toFound(row?.total);
}
