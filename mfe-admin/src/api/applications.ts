import type { AnswerBody, ApplicationType } from '@portal/contract-svc-applications-v1';
import type { ApiClient } from '@portal/remote-sdk';

export type ApplicationPage = AnswerBody<'M01'>;
export type ApplicationRow = ApplicationPage['applications'][number];
export type Pagination = ApplicationPage['pagination'];
export type Stats = AnswerBody<'M14'>;
export type Neighbours = AnswerBody<'M22'>;

export interface ListQuery {
  page: number;
  search: string;
  status: string;
  /** A column, '-' in front of it for the last first. */
  sort: string;
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

/** The applications before and after one in the list that a query asks for, wherever in it they stand. */
export async function readNeighbours(
  api: ApiClient,
  id: number,
  { search, status, sort }: Omit<ListQuery, 'page'>,
  signal?: AbortSignal,
): Promise<Neighbours> {
  const query = new URLSearchParams({ sort });
  if (search) query.set('search', search);
  if (status) query.set('status', status);
  const path = `/api/admin/applications/${id}/neighbours`;
  return (await api.get<Neighbours>(`${path}?${query}`, signal && { signal })).body;
}

/** The figures of both programmes. */
export async function readStats(api: ApiClient): Promise<Stats> {
  return (await api.get<Stats>('/api/admin/stats')).body;
}
