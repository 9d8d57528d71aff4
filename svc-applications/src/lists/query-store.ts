import type { ApplicationStatus, ApplicationType } from '@portal/contract-svc-applications-v1';
import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import { type Hidden, leaveOut } from '../conflicts/hidden-store';
import type { Sort } from './list';
import type { SearchTerm, WordRange } from './search';

/** The query of a list: the filter and the order. */
export interface ListedRequest {
  type: ApplicationType;
  status?: ApplicationStatus;
  sort: Sort;
  /** All of these conditions hold. */
  terms: SearchTerm[];
  /** What the reader must not see. */
  hidden: Hidden;
}

/** The index with a list in its order, without and with a status, and the columns of that order. */
export const orders: Record<Sort['by'], { index: string; withStatus: string; columns: string[] }> = {
  submitted_date: indexesOf('submitted', ['submitted_at']),
  created_at: indexesOf('created', ['created_at']),
  updated_at: indexesOf('updated', ['updated_at']),
  applicant_name: indexesOf('name', ['name_key']),
  status: {
    ...indexesOf('submitted', ['status', 'submitted_at']),
    index: 'applications_list_status_submitted',
  },
};

function indexesOf(name: string, columns: string[]) {
  const index = `applications_list_${name}`;
  return { index, withStatus: `applications_list_status_${name}`, columns };
}

/** The most matches that a query sorts by itself; with more matches most rows of the list match anyway. */
const fewMatches = 10_000;

export type WordsTerm = Extract<SearchTerm, { kind: 'words' }>;

/** The words that the fewest applications have; undefined where they are in more than `fewMatches`. */
export async function rarest(knex: Knex, { terms, type }: ListedRequest): Promise<WordsTerm | undefined> {
  const candidates = terms.filter((term) => term.kind === 'words');
  if (candidates.length === 0 || terms.some(({ kind }) => kind === 'id' || kind === 'nothing'))
    return undefined;
  const counts = await knex.unionAll(
    candidates.map((term, position) => {
      const some = matches(knex, type, term).limit(fewMatches + 1);
      return knex
        .from(some.as('m'))
        .select(knex.raw('? as position', [position]))
        .count('* as found');
    }),
  );
  const [fewest] = counts.sort((a, b) => Number(a.found) - Number(b.found));
  return Number(fewest.found) <= fewMatches ? candidates[Number(fewest.position)] : undefined;
}

export const matches = (knex: Knex, type: ApplicationType, { ranges }: WordsTerm) =>
  knex('application_words as w')
    .where('w.type', type)
    .where(inRanges(ranges))
    .select('w.application_id as id');

const inRanges = (ranges: WordRange[]) => (query: Knex.QueryBuilder) => {
  for (const { from, to } of ranges) {
    query.orWhere((range) => range.where('w.word', '>=', from).where('w.word', '<', to));
  }
};

/** The list by the index of its order, or by the matches of the rarest words. */
export function listed(knex: Knex, request: ListedRequest, few: WordsTerm | undefined): Knex.QueryBuilder {
  const { type, status, terms, hidden } = request;
  const query = few ? fromWords(knex, type, few) : fromIndex(knex, request);
  query.where('a.type', type);
  if (status) query.where('a.status', status);
  leaveOut(query, hidden);
  for (const term of terms) if (term !== few) query.where(meeting(knex, type, term));
  return query;
}

function fromWords(knex: Knex, type: ApplicationType, few: WordsTerm): Knex.QueryBuilder {
  const found = matches(knex, type, few);
  // A union removes doubled ids, a plain select of words does not.
  const ids = few.id ? found.union(knex.select(knex.raw('? as id', [few.id]))) : found.distinct();
  return knex.from(ids.as('m')).joinRaw(narrow[engineOf(knex)]);
}

/** Joins the matches with the columns that the list needs, in this order of tables and from the index alone. */
const narrow = {
  mysql: 'straight_join applications as a force index (applications_list_id) on a.id = m.id',
  sqlite: 'cross join applications as a on a.id = m.id',
};

function fromIndex(knex: Knex, { sort, status, terms }: ListedRequest): Knex.QueryBuilder {
  if (terms.some(({ kind }) => kind === 'id')) return knex.from('applications as a');
  const { index, withStatus } = orders[sort.by];
  return knex.from(through(knex, 'applications as a', status ? withStatus : index));
}

/** The table, read by this index whatever the optimiser would choose. */
export function through(knex: Knex, table: string, index: string): string {
  const hint = engineOf(knex) === 'sqlite' ? '?? indexed by ??' : '?? force index (??)';
  return knex.raw(hint, [table, index]) as unknown as string;
}

export const meeting =
  (knex: Knex, type: ApplicationType, term: SearchTerm) => (query: Knex.QueryBuilder) => {
    if (term.kind === 'nothing') query.whereRaw('1 = 0');
    else if (term.kind === 'id') query.where('a.id', term.id);
    else {
      if (term.kind === 'initial') query.whereRaw('(a.initials & ?) <> 0', [term.bit]);
      else query.whereIn('a.id', matches(knex, type, term));
      if (term.id) query.orWhere('a.id', term.id);
    }
  };
