import { type ApplicationType, programmeOf, staffWordsOf } from '@portal/contract-svc-applications-v1';
import type { Pagination } from '../api/applications';

export const listTitle = (type: ApplicationType): string => staffWordsOf(type).list;

/** The applicant's name; a placeholder while the name is not known. */
export const applicantOf = (row: { type: ApplicationType; applicant_name: string | null }): string =>
  row.applicant_name || staffWordsOf(row.type).nobody;

/** The percentage shown while the progress is not known. */
const LEAST_PERCENT = 8;

/** The progress of an application in percent; estimated from its step where the server sends no percentage. */
export function progressOf(row: {
  type: ApplicationType;
  status: string;
  progress: number | null;
  current_step: number | null;
}): number {
  if (row.progress !== null) return row.progress;
  if (row.status === 'submitted') return 100;
  if (row.current_step) return Math.round((row.current_step / programmeOf(row.type).steps) * 100);
  return LEAST_PERCENT;
}

type Counted = Pick<Pagination, 'total' | 'more_than_total'>;

/** How many there are, within a sentence; the matches of a search are not counted to the end. */
export const totalIn = ({ total, more_than_total: more }: Counted): string =>
  more ? `more than ${total.toLocaleString('en')}` : String(total);

/** The same as a sentence of its own. */
export function countSentence(counted: Counted): string {
  const total = totalIn(counted);
  const beginning = total.charAt(0).toUpperCase() + total.slice(1);
  return `${beginning} ${total === '1' ? 'application' : 'applications'}`;
}
