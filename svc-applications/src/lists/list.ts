import type { Application } from '../applications/application';
import type { Document } from '../applications/contents';
import type { Organisation } from '../visits/visit';

export const sortFields = ['submitted_date', 'created_at', 'updated_at', 'applicant_name', 'status'] as const;

export interface Sort {
  by: (typeof sortFields)[number];
  descending: boolean;
}

/** As a query says it: a leading - turns it. */
export const sorts = sortFields.flatMap((field) => [field, `-${field}`]);
export const defaultSort = '-submitted_date';

export function toSort(written: string): Sort {
  const descending = written.startsWith('-');
  return { by: written.slice(descending ? 1 : 0) as Sort['by'], descending };
}

/** An application as a line of the staff's list. */
export interface Listed extends Omit<Application, 'detailsId' | 'origin' | 'originalApplicationId'> {
  purpose: string | null;
  email: string;
  phone: string;
  organisation: Organisation | null;
}

export interface ListedPage {
  total: number;
  rows: Listed[];
  documents: (Document & { applicationId: number })[];
}

/** Ids of those beside an application in a list; null at either end. */
export interface Neighbours {
  previous: number | null;
  next: number | null;
}

export const pageLength = 10;
