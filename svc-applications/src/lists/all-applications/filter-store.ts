import {
  applicationStatuses,
  applicationTypes,
  programmes,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import { answersOf } from '@portal/contract-svc-applications-v1/questions';
import { calendarOf } from '@portal/service-kit/calendar';
import type { Knex } from 'knex';
import { letterType } from '../../application';
import type { FilterChoice, FilterContext, Filters, OfferedFilter } from './filter';
import { nationality } from './nationality-store';
import { labelled, labels, readBy, readers } from './reading-filter-store';

/** A filter of the list of all programmes: how it is offered, and which rows of `applications as a` it keeps. */
interface Filter {
  key: string;
  label: string;
  kind: OfferedFilter['kind'];
  /** Whether several values can be chosen, of which one has to match. */
  many?: boolean;
  choices?: readonly FilterChoice[] | ((knex: Knex) => Promise<FilterChoice[]>);
  where(query: Knex.QueryBuilder, values: string[], context: FilterContext & { knex: Knex }): void;
}

/** All filters, in the order in which they are offered. To add a filter, add an entry. */
const filters: readonly Filter[] = [
  {
    key: 'type',
    label: 'Programme',
    kind: 'choice',
    many: true,
    choices: applicationTypes,
    where: (query, values) => query.whereIn('a.type', values),
  },
  {
    key: 'status',
    label: 'Status',
    kind: 'choice',
    many: true,
    choices: applicationStatuses,
    where: (query, values) => query.whereIn('a.status', values),
  },
  {
    key: 'submitted_from',
    label: 'Submitted from',
    kind: 'day',
    where: (query, [day = ''], { timeZone }) =>
      query.where('a.submitted_at', '>=', calendarOf(timeZone).startOf(day)),
  },
  {
    key: 'submitted_to',
    label: 'Submitted until',
    kind: 'day',
    where: (query, [day = ''], { timeZone }) =>
      query.where('a.submitted_at', '<', calendarOf(timeZone).endOf(day)),
  },
  {
    key: 'nationality',
    label: 'Nationality',
    kind: 'choice',
    choices: nationalities,
    where: (query, [value = ''], { knex }) => query.where(nationality(knex) as never, value),
  },
  {
    key: 'letters',
    label: 'Letters',
    kind: 'choice',
    choices: [{ value: 'missing', label: 'Letter missing' }],
    where: (query, _values, { knex }) => lettersMissing(query, knex),
  },
  {
    key: 'mark',
    label: 'Marked',
    kind: 'choice',
    many: true,
    choices: [
      { value: 'withdrawn', label: 'Withdrawn' },
      { value: 'reopened', label: 'Reopened' },
      { value: 'held', label: 'Decision waits' },
      { value: 'prepared', label: 'Decision prepared' },
    ],
    where: (query, values, { knex }) =>
      query.where((one) => {
        if (values.includes('withdrawn')) one.orWhereNotNull('a.withdrawn_at');
        if (values.includes('reopened'))
          one.orWhereIn('a.id', knex('reopenings').whereNotNull('open_for').select('open_for'));
        if (values.includes('held'))
          one.orWhereIn('a.id', knex('held_decisions').whereNotNull('slot').select('slot'));
        if (values.includes('prepared'))
          one.orWhereIn('a.id', knex('prepared_decisions').whereNotNull('slot').select('slot'));
      }),
  },
  {
    key: 'reader',
    label: 'Reader',
    kind: 'choice',
    many: true,
    choices: readers,
    where: (query, values, { knex, personId }) => readBy(knex, query, values, personId),
  },
  {
    key: 'label',
    label: 'Label',
    kind: 'choice',
    many: true,
    choices: labels,
    where: (query, values, { knex }) => labelled(knex, query, values),
  },
];

export const filterKinds = filters.map(({ key, kind }) => ({ key, kind }));

/** Adds the conditions of these filters to a query of `applications as a`. */
export function filterBy(
  query: Knex.QueryBuilder,
  knex: Knex,
  chosen: Filters,
  context: FilterContext,
): Knex.QueryBuilder {
  for (const { key, many, where } of filters) {
    const value = chosen[key];
    if (value) where(query, many ? value.split(',') : [value], { ...context, knex });
  }
  return query;
}

/** The filters with the values that are offered now. */
export const offeredFilters = (knex: Knex): Promise<OfferedFilter[]> =>
  Promise.all(
    filters.map(async ({ key, label, kind, many = false, choices = [] }) => ({
      key,
      label,
      kind,
      many,
      choices: [...(typeof choices === 'function' ? await choices(knex) : choices)],
    })),
  );

/** The most nationalities that are offered; an address may name any other. */
const mostNationalities = 250;

async function nationalities(knex: Knex): Promise<FilterChoice[]> {
  const rows = await knex('applications')
    .whereNotNull(nationality(knex) as never)
    .groupBy(nationality(knex) as never)
    .orderByRaw('count(*) desc')
    .limit(mostNationalities)
    .select({ nationality: nationality(knex) });
  const found: string[] = rows.map(({ nationality }) => nationality);
  return found.sort((a, b) => a.localeCompare(b)).map((value) => ({ value, label: value }));
}

const begun: string[] = ['draft', 'in-progress'];
const sent = valuesOf(applicationStatuses).filter((status) => !begun.includes(status));

/**
 * Keeps submitted applications, not withdrawn, with a reference whose letter was neither uploaded nor sent by the
 * referee. A file that the virus scanner refused does not count as a letter.
 */
function lettersMissing(query: Knex.QueryBuilder, knex: Knex): void {
  const uploaded = (type: string) =>
    knex('documents as f')
      .whereRaw('f.application_id = a.id')
      .where('f.upload_type', type)
      .where((one) => one.whereNull('f.scan').orWhereNot('f.scan', 'refused'));
  const bySender = (reference: string) =>
    knex('letter_requests as r')
      .whereRaw('r.application_id = a.id')
      .where({ 'r.reference_type': reference, 'r.state': 'sent' })
      .whereNotNull('r.live_slot');
  query.whereIn('a.status', sent).whereNull('a.withdrawn_at');
  query.where((any) => {
    any.whereRaw('1 = 0');
    for (const { key } of programmes)
      for (const reference of answersOf(key).references)
        any.orWhere((one) =>
          one
            .where('a.type', key)
            .whereNotExists(uploaded(letterType(reference)))
            .whereNotExists(bySender(reference)),
        );
  });
}
