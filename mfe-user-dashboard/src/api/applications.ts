import type { ApiClient } from '@portal/remote-sdk';

/** One application as the applicant's list shows it. */
export interface ApplicationSummary {
  /** Shown as APP-nnn. */
  id: number;
  originalId: number;
  type: 'intern' | 'visitor';
  status: string;
  /** ISO 8601 instants; null where it has not happened. */
  submitted_date: string | null;
  created_at: string;
  updated_at: string;
  current_step: number;
  /** Whole percents. */
  progress: number;
  /** What the person may do with it, decided by the server. */
  abilities: { edit?: boolean };
}

/** The signed-in applicant's applications, newest first as the server sends them. */
export async function listMyApplications(api: ApiClient): Promise<ApplicationSummary[]> {
  const { body } = await api.get<{ applications: ApplicationSummary[] }>('/api/my-applications');
  return body.applications;
}

/** Ends the session on the server. */
export async function signOut(api: ApiClient): Promise<void> {
  await api.post('/api/logout');
}
