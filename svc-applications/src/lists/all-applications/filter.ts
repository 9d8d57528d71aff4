import type { Hidden } from '../../platform';

export interface FilterChoice {
  value: string;
  label: string;
}

/**
 * How a filter is offered: pages draw it from this, so a new one needs no new page. `choice` takes one of its values, or
 * several joined by commas where `many`; `day` takes 'YYYY-MM-DD'.
 */
export interface OfferedFilter {
  key: string;
  label: string;
  kind: 'choice' | 'day';
  many: boolean;
  choices: FilterChoice[];
}

/** The values of filters by their keys, as they stand in an address. */
export type Filters = Record<string, string>;

/** What a filter may depend on beside its value. */
export interface FilterContext {
  /** The time zone in which days are counted. */
  timeZone: string;
  /** The member of staff who looks. */
  personId: number;
  /** What they must not see. */
  hidden: Hidden;
}
