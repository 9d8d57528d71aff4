import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { ApiClient } from '@portal/remote-sdk';

export interface ApplicationRow {
  id: number;
  originalId: number;
  reference: string;
  type: ApplicationType;
  status: string;
  version: number;
  subject: string;
  submitted_date: string | null;
  created_at: string;
  updated_at: string;
  /** Percent. */
  progress: number | null;
  current_step: number;
  applicant_name: string | null;
  user: { name: string | null; email: string | null; phone: string | null } | null;
}

export interface Pagination {
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
}

export interface ApplicationPage {
  applications: ApplicationRow[];
  pagination: Pagination;
}

export interface ListQuery {
  page: number;
  search: string;
  status: string;
  /** A column, '-' in front of it for the last first. */
  sort: string;
}

export interface Stats {
  total: number;
  intern: number;
  visitor: number;
  /** Submitted and in review. */
  pending: number;
  /** Distinct people. */
  applicants: number;
  submitted: number;
  in_review: number;
  approved: number;
  rejected: number;
  /** Whole percent against the 30 days before; null when there were none. */
  changes: Record<'total' | 'intern' | 'visitor' | 'pending', number | null>;
}

/** One page of a programme's applications, searched, filtered and sorted by the server. */
export async function listApplications(
  api: ApiClient,
  type: ApplicationType,
  { page, search, status, sort }: ListQuery,
  signal?: AbortSignal,
): Promise<ApplicationPage> {
  const query = new URLSearchParams({ page: String(page), sort });
  if (search) query.set('search', search);
  if (status) query.set('status', status);
  const { body } = await api.get<ApplicationPage>(`/api/applications/${type}?${query}`, signal && { signal });
  return body;
}

/** The figures of both programmes. */
export async function readStats(api: ApiClient): Promise<Stats> {
  return (await api.get<Stats>('/api/admin/stats')).body;
}
