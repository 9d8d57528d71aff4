import {
  type ApplicationStatus,
  type ApplicationType,
  applicationStatuses,
  applicationTypes,
  limits,
  valuesOf,
} from '@portal/contract-svc-applications-v1';
import Joi from 'joi';
import { aroundMost, defaultSort, sorts } from './list';

export const listParams = Joi.object<{ type: ApplicationType }>({
  type: Joi.string()
    .valid(...valuesOf(applicationTypes))
    .required(),
});

/** The filter and the order of a list. */
export interface OrderQuery {
  search: string;
  status?: ApplicationStatus;
  sort: string;
}

export interface ListQuery extends OrderQuery {
  page: number;
}

const farthestPage = 1_000_000_000;

const order = {
  search: Joi.string().allow('').max(limits.line).default(''),
  status: Joi.string()
    .valid(...valuesOf(applicationStatuses))
    .empty('')
    .optional(),
  sort: Joi.string()
    .valid(...sorts)
    .empty('')
    .default(defaultSort),
};

export interface NeighboursQuery extends OrderQuery {
  around: number;
}

export const neighboursQuery = Joi.object<NeighboursQuery>({
  ...order,
  around: Joi.number().integer().min(0).max(aroundMost).empty('').default(0),
});

export const listQuery = Joi.object<ListQuery>({
  page: Joi.number().integer().min(1).max(farthestPage).empty('').default(1),
  ...order,
});

export interface NextUnreadQuery extends OrderQuery {
  /** Searches from the list's beginning, this application included; without it, downwards from this application. */
  from?: 'beginning';
}

export const nextUnreadQuery = Joi.object<NextUnreadQuery>({
  ...order,
  from: Joi.string().valid('beginning').empty('').optional(),
});
