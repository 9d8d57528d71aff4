import type { AnswerBody, ApplicationType } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, asTyped, call } from '@portal/remote-sdk';
import type { OverviewQuery } from './overview';

export type ApplicationPage = AnswerBody<'listProgrammeApplications'>;
export type ApplicationRow = ApplicationPage['applications'][number];
export type Pagination = ApplicationPage['pagination'];
export type Stats = AnswerBody<'getStatistics'>;
export type Neighbours = AnswerBody<'getNeighbours'>;

export interface ListQuery {
  page: number;
  search: string;
  status: string;
  /** The name of a column; a '-' before it sorts in descending order. */
  sort: string;
}

/** One page of a programme's applications, searched, filtered and sorted by the server. */
export async function listApplications(
  api: ApiClient,
  type: ApplicationType,
  { page, search, status, sort }: ListQuery,
  signal?: AbortSignal,
): Promise<ApplicationPage> {
  const query = { page, sort, search, status };
  return (
    await call(
      api,
      asTyped(applicationCalls.listProgrammeApplications),
      { params: { type }, query },
      { signal },
    )
  ).body;
}

/** Number of rows shown on each side of an application that is deep in a list. */
const AROUND = 5;

/** The rows around an application in the list of a query, whatever its page, and its neighbours there. */
export async function readNeighbours(
  api: ApiClient,
  id: number,
  { search, status, sort }: Omit<ListQuery, 'page'>,
  signal?: AbortSignal,
): Promise<Neighbours> {
  const query = { sort, search, status, around: AROUND };
  return (await call(api, asTyped(applicationCalls.getNeighbours), { params: { id }, query }, { signal }))
    .body;
}

/** Reads the same in the list of all programmes. */
export async function readNeighboursOfAll(
  api: ApiClient,
  id: number,
  query: OverviewQuery,
  signal?: AbortSignal,
): Promise<Neighbours> {
  const asked = { ...query, around: AROUND };
  return (
    await call(
      api,
      asTyped(applicationCalls.getNeighboursInAll),
      { params: { id }, query: asked },
      { signal },
    )
  ).body;
}

/** Reads the rows of these applications, in this order. */
export async function readLines(
  api: ApiClient,
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<ApplicationRow[]> {
  return (
    await call(
      api,
      asTyped(applicationCalls.listApplicationLines),
      { query: { ids: ids.join(',') } },
      { signal },
    )
  ).body.applications;
}

/** Finds the next application in the list of all programmes that the caller has not opened; null when all are read. */
export async function readNextUnreadOfAll(
  api: ApiClient,
  id: number,
  query: OverviewQuery,
  from: 'here' | 'beginning',
): Promise<{ id: number; type: ApplicationType } | null> {
  const { next, type } = (
    await call(api, asTyped(applicationCalls.getNextUnreadInAll), {
      params: { id },
      query: { ...query, from },
    })
  ).body;
  return next === null || type === null ? null : { id: next, type: type as ApplicationType };
}

/** Finds the first unread application of the list that contains this application; null when all are read. */
export async function readFirstUnread(
  api: ApiClient,
  id: number,
  { search, status, sort }: Omit<ListQuery, 'page'>,
): Promise<number | null> {
  const query = { sort, search, status, from: 'beginning' } as const;
  return (await call(api, asTyped(applicationCalls.getNextUnread), { params: { id }, query })).body.next;
}

/** Finds the next application in a programme's list that the caller has not opened; null when all are read. */
export async function readNextUnread(
  api: ApiClient,
  id: number,
  { search, status, sort }: Omit<ListQuery, 'page'>,
): Promise<number | null> {
  return (
    await call(api, asTyped(applicationCalls.getNextUnread), {
      params: { id },
      query: { sort, search, status },
    })
  ).body.next;
}

/** Reads the statistics of all programmes. */
export async function readStats(api: ApiClient): Promise<Stats> {
  return (await call(api, applicationCalls.getStatistics)).body;
}
