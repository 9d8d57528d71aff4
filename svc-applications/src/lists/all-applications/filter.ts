import type { Hidden } from '../../platform';

export interface FilterChoice {
  value: string;
  label: string;
}

/**
 * How a filter is offered. Pages draw filters from this, so a new one needs no change of a page. `choice` takes one of
 * its values or, with `many`, several joined by commas; `day` takes 'YYYY-MM-DD'.
 */
export interface OfferedFilter {
  key: string;
  label: string;
  kind: 'choice' | 'day';
  many: boolean;
  choices: FilterChoice[];
}

/** The values of filters by their keys, as a web address has them. */
export type Filters = Record<string, string>;

/** The facts besides its value on which a filter may depend. */
export interface FilterContext {
  /** The time zone in which days are counted. */
  timeZone: string;
  /** The id of the member of staff who looks at the list. */
  personId: number;
  /** The applications that this member of staff must not see. */
  hidden: Hidden;
}
