import type { Application, Document, Organisation, Original, Reopening } from '../application';
import type { Label, Reader } from '../assessment';
import type { DelayedDecision, PreparedInRow } from '../decisions';

export const sortFields = ['submitted_date', 'created_at', 'updated_at', 'applicant_name', 'status'] as const;

export interface Sort {
  by: (typeof sortFields)[number];
  descending: boolean;
}

/** The values of the query's `sort`; a leading '-' reverses the order. */
export const sorts = sortFields.flatMap((field) => [field, `-${field}`]);
export const defaultSort = '-submitted_date';

export function toSort(written: string): Sort {
  const descending = written.startsWith('-');
  return { by: written.slice(descending ? 1 : 0) as Sort['by'], descending };
}

/** An application as a row in a list for staff. */
export interface Listed extends Omit<Application, 'detailsId' | 'originalApplicationId' | 'roundId'> {
  original: Original | null;
  purpose: string | null;
  email: string;
  phone: string;
  organisation: Organisation | null;
  held: Pick<DelayedDecision, 'id' | 'state' | 'status' | 'goesOutAt'> | null;
  prepared: PreparedInRow | null;
  reopening: Reopening | undefined;
}

export interface ListedPage extends ListedLines {
  total: number;
  /** Whether there are more matches; searches are counted up to `countedTo`. */
  more: boolean;
}

/** Lines of a list, with the labels, readers and documents of their applications. */
export interface ListedLines {
  rows: Listed[];
  documents: (Document & { applicationId: number })[];
  /** Labels and readers of the applications, by application id. */
  labels: Map<number, Label[]>;
  readers: Map<number, Reader[]>;
}

/** The ids before and after an application in a list; null at either end. */
export interface Neighbours {
  previous: number | null;
  next: number | null;
}

/** The most lines that are read on each side of an application. */
export const aroundMost = 10;

export const pageLength = 10;
/** Up to how many matches of a search are counted. */
export const countedTo = 1000;
