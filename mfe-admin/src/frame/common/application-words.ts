import { translated } from '@portal/application-ui/language';
import { type ApplicationType, programmeOf, staffWordsOf } from '@portal/contract-svc-applications-v1';
import { numberInWords } from '@portal/ui/language';
import type { ApplicationRow, Pagination } from '../../api/applications';
import * as t from '../../messages/applications';

export const listTitle = (type: ApplicationType): string => translated(staffWordsOf(type).list);

/** The applicant's name; a placeholder while the name is not known. */
export const applicantOf = (row: { type: ApplicationType; applicant_name: string | null }): string =>
  row.applicant_name || translated(staffWordsOf(row.type).nobody);

type StatusFacts = Pick<ApplicationRow, 'status' | 'withdrawn_at' | 'held_decision' | 'reopened'>;

/** Returns a text of an application's decision state, to detect changes. */
export const stateOf = ({ status, withdrawn_at, held_decision, reopened }: StatusFacts): string =>
  [status, Boolean(withdrawn_at), held_decision?.id, Boolean(reopened)].join(' ');

export const idOf = ({ id }: { id: number }): number => id;

/** Returns what a person applies for. For a draft without a subject, the service returns the programme in English. */
export function subjectOf({ type, subject }: { type: ApplicationType; subject: string }): string {
  const { label } = programmeOf(type);
  return subject === `${label} application`
    ? t.applicationOfProgramme({ programme: translated(label) })
    : translated(subject);
}

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

/** Returns a total within a sentence; the server does not count all matches of a search. */
export const totalIn = ({ total, more_than_total: more }: Counted): string =>
  more ? t.moreThan({ total: numberInWords(total) }) : String(total);

/** Returns a total as a sentence; `filtered` says that these matches were found. */
export function countSentence({ total, more_than_total: more }: Counted, filtered = false): string {
  const found = filtered ? 'yes' : 'no';
  return more
    ? t.moreApplications({ total: numberInWords(total), found })
    : t.countApplications({ count: total, found });
}
