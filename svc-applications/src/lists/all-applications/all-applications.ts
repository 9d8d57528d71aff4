import type { Listed, ListedPage, Sort } from '../list';
import type { FilterContext, Filters } from './filter';

/** A query of the list of all programmes. */
export interface OverviewRequest {
  filters: Filters;
  search: string;
  sort: Sort;
  context: FilterContext;
}

/** A row's place in its order: the values of the order's columns and, last, the id. */
export type Place = (string | number | null)[];

/** A page begins after a place, ends before one, or is the first. */
export interface PageRequest extends OverviewRequest {
  after?: Place | undefined;
  before?: Place | undefined;
  limit: number;
}

export interface OverviewRow extends Listed {
  nationality: string | null;
  /** Letters that referees are asked for, and of these those that have come. */
  letters: { asked: number; sent: number };
}

export interface OverviewPage {
  rows: OverviewRow[];
  documents: ListedPage['documents'];
  /** Of the first and the last row; null where nothing comes before or after. */
  previous: Place | null;
  next: Place | null;
  /** All that match; counted to a thousand, and one more where there are more. */
  total: number;
}

export const rowsOfPage = 50;
