import type { ApplicationType } from '@portal/contract-svc-applications-v1';

export const listTitle = { intern: 'Intern Applications', visitor: 'Visitor Applications' } as const;

const nobody = { intern: 'Intern Name', visitor: 'Visitor Name' } as const;

/** Who applied; a stand-in while the name is not known. */
export const applicantOf = (row: { type: ApplicationType; applicant_name: string | null }): string =>
  row.applicant_name || nobody[row.type];

/** Steps of the two wizards. */
const steps = { intern: 12, visitor: 8 } as const;
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
  if (row.current_step) return Math.round((row.current_step / steps[row.type]) * 100);
  return LEAST_PERCENT;
}
