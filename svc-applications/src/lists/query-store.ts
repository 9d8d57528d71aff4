import type { ApplicationStatus, ApplicationType } from '@portal/contract-svc-applications-v1';
import { engineOf } from '@portal/service-kit/database';
import type { Knex } from 'knex';
import type { Sort } from './list';
import type { SearchTerm, WordRange } from './search';

/** What a list is asked for: whoever is in it, and their order. */
export interface ListedRequest {
  type: ApplicationType;
  status?: ApplicationStatus;
  sort: Sort;
  /** All of these hold. */
  terms: SearchTerm[];
}

/** The index that holds a list in its order, without and with a status, and the column of that order. */
export const orders: Record<Sort['by'], { index: string; withStatus: string; columns: string[] }> = {
  submitted_date: order('submitted', ['submitted_at']),
  created_at: order('created', ['created_at']),
  updated_at: order('updated', ['updated_at']),
  applicant_name: order('name', ['name_key']),
  status: { ...order('submitted', ['status', 'submitted_at']), index: 'applications_list_status_submitted' },
};

function order(name: string, columns: string[]) {
  const index = `applications_list_${name}`;
  return { index, withStatus: `applications_list_status_${name}`, columns };
}

/** Up to so many matches are put in order by themselves; of more, most rows of the list match anyway. */
const fewMatches = 10_000;

export type WordsTerm = Extract<SearchTerm, { kind: 'words' }>;

/** The words that fewest applications have, if they are few. */
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

/** The list itself in its order, or what the rarest words lead to. */
export function listed(knex: Knex, request: ListedRequest, few: WordsTerm | undefined): Knex.QueryBuilder {
  const { type, status, terms } = request;
  const query = few ? fromWords(knex, type, few) : fromIndex(knex, request);
  query.where('a.type', type);
  if (status) query.where('a.status', status);
  for (const term of terms) if (term !== few) query.where(meeting(knex, type, term));
  return query;
}

function fromWords(knex: Knex, type: ApplicationType, few: WordsTerm): Knex.QueryBuilder {
  const found = matches(knex, type, few);
  // A union has each id once, a plain list of words does not.
  const ids = few.id ? found.union(knex.select(knex.raw('? as id', [few.id]))) : found.distinct();
  return knex.from(ids.as('m')).joinRaw(narrow[engineOf(knex)]);
}

/** From what was found to what the list needs of each, in this order and out of the index alone. */
const narrow = {
  mysql: 'straight_join applications as a force index (applications_list_id) on a.id = m.id',
  sqlite: 'cross join applications as a on a.id = m.id',
};

function fromIndex(knex: Knex, { sort, status, terms }: ListedRequest): Knex.QueryBuilder {
  if (terms.some(({ kind }) => kind === 'id')) return knex.from('applications as a');
  const { index, withStatus } = orders[sort.by];
  return knex.from(through(knex, 'applications as a', status ? withStatus : index));
}

/** The table, read by this index whatever the optimiser thinks of it today. */
export function through(knex: Knex, table: string, index: string): string {
  const hint = engineOf(knex) === 'sqlite' ? '?? indexed by ??' : '?? force index (??)';
  return knex.raw(hint, [table, index]) as unknown as string;
}

const meeting = (knex: Knex, type: ApplicationType, term: SearchTerm) => (query: Knex.QueryBuilder) => {
  if (term.kind === 'nothing') query.whereRaw('1 = 0');
  else if (term.kind === 'id') query.where('a.id', term.id);
  else {
    if (term.kind === 'initial') query.whereRaw('(a.initials & ?) <> 0', [term.bit]);
    else query.whereIn('a.id', matches(knex, type, term));
    if (term.id) query.orWhere('a.id', term.id);
  }
};
