import type { Listed, ListedPage, Sort } from '../list';
import type { FilterContext, Filters } from './filter';

/** A query of the list of all programmes. */
export interface OverviewRequest {
  filters: Filters;
  search: string;
  sort: Sort;
  context: FilterContext;
}

/** The position of a row in an order: the values of the order's columns and, last, the id. */
export type Place = (string | number | null)[];

/** A request for the page after a position, for the page before one or, without either, for the first page. */
export interface PageRequest extends OverviewRequest {
  after?: Place | undefined;
  before?: Place | undefined;
  limit: number;
}

export interface OverviewRow extends Listed {
  nationality: string | null;
  /** The number of letters that referees are asked for, and how many of them have arrived. */
  letters: { asked: number; sent: number };
}

export interface OverviewPage {
  rows: OverviewRow[];
  documents: ListedPage['documents'];
  /** The positions of the first and the last row; null if no rows come before or after. */
  previous: Place | null;
  next: Place | null;
  /** The number of matches, counted up to a thousand; one more than that if there are more. */
  total: number;
}

export const rowsOfPage = 50;
