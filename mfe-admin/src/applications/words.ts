import { type ApplicationType, programmeOf, staffWords } from '@portal/contract-svc-applications-v1';

export const listTitle = (type: ApplicationType): string => staffWords[type].list;

/** Who applied; a stand-in while the name is not known. */
export const applicantOf = (row: { type: ApplicationType; applicant_name: string | null }): string =>
  row.applicant_name || staffWords[row.type].nobody;

/** What is shown while nothing is known. */
const LEAST_PERCENT = 8;

/** How far an application has come, in percent; reckoned from its step where the server does not tell. */
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
