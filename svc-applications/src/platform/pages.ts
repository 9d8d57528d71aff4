import Joi from 'joi';
import { id } from './answers';

export interface PageQuery {
  page: number;
}

/** The number of the requested page, from 1. */
export const pageQuery = { page: Joi.number().integer().positive().default(1) };

export const paginationAnswer = Joi.object({
  current_page: id(),
  last_page: id(),
  per_page: id(),
  total: id(),
}).required();

/** The offset and limit of a page; a page beyond the last is empty. */
export function pageOf({ page, total, perPage }: PageQuery & { total: number; perPage: number }) {
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  return {
    pagination: { current_page: page, last_page: lastPage, per_page: perPage, total },
    range: page <= lastPage ? { offset: (page - 1) * perPage, limit: perPage } : undefined,
  };
}
