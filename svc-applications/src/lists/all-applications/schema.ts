import { limits } from '@portal/contract-svc-applications-v1';
import { timeZoneSchema } from '@portal/service-kit/calendar';
import { whenever } from '@portal/service-kit/messages';
import Joi from 'joi';
import type { Hidden, Portal } from '../../platform';
import { message } from '../../platform';
import { defaultSort, sorts, toSort } from '../list';
import type { OverviewRequest } from './all-applications';
import type { Filters } from './filter';
import { filterKinds } from './filter-store';

/** A list's query in a web address; each filter is a further member. */
export type OverviewQuery = Filters & { search: string; sort: string; time_zone?: string };

export interface PageQuery {
  after?: string;
  before?: string;
}

const day = () =>
  Joi.string()
    .pattern(/^(19|2\d)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
    .custom((written: string, helpers) =>
      Number.isNaN(Date.parse(written)) ? helpers.error('any.invalid') : written,
    )
    .empty('')
    .messages(whenever(message('dayForm'), 'string.pattern.base', 'any.invalid'));

const choice = () => Joi.string().empty('').max(400);

/** An unknown value of a filter finds nothing and is no error, so old addresses still work when a choice is removed. */
const filters = Object.fromEntries(
  filterKinds.map(({ key, kind }) => [key, kind === 'day' ? day() : choice()]),
);

const overview = {
  search: Joi.string().allow('').max(limits.line).default(''),
  sort: Joi.string()
    .valid(...sorts)
    .empty('')
    .default(defaultSort),
  time_zone: timeZoneSchema().empty('').description('In which days are counted; absent: that of the portal'),
  ...filters,
};

const place = () => Joi.string().max(2000).empty('');

export const overviewQuery = Joi.object<OverviewQuery>(overview);

export const pageQuery = Joi.object<OverviewQuery & PageQuery>({
  ...overview,
  after: place().description('`next` of the page before'),
  before: place().description('`previous` of the page after'),
}).oxor('after', 'before');

export function requestOf(
  query: OverviewQuery,
  { personId, hidden, portal }: { personId: number; hidden: Hidden; portal: Pick<Portal, 'known'> },
): OverviewRequest {
  const { search, sort, time_zone: timeZone = portal.known().timeZone, ...rest } = query;
  const chosen = filterKinds.flatMap(({ key }) => (rest[key] ? [[key, rest[key]]] : []));
  return {
    filters: Object.fromEntries(chosen),
    search,
    sort: toSort(sort),
    context: { timeZone, personId, hidden },
  };
}
