import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import { L07, L08, L09 } from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, asTyped, call } from '@portal/remote-sdk';
import type { OverviewQuery } from './overview';

export type PreviewWords = Pick<RequestBody<'L07'>, 'readers' | 'evenly'>;
export type PreviewedRow = AnswerBody<'L07'>['applications'][number];
export type BulkRequest = RequestBody<'L08'>;
export type BulkAnswer = AnswerBody<'L08'>;
export type UndoneRow = AnswerBody<'L09'>['results'][number];

/** The applications that an act would be done to; without `ids` all that the query finds. */
export async function previewBulk(
  api: ApiClient,
  request: { act: string; ids?: number[] | undefined; query: OverviewQuery } & PreviewWords,
  signal?: AbortSignal,
): Promise<PreviewedRow[]> {
  return (await call(api, asTyped(L07), { body: request }, { signal })).body.applications;
}

/** Does the act, or goes on with it where some applications wait: the same key is the same act. */
export async function actOnSeveral(api: ApiClient, body: BulkRequest): Promise<BulkAnswer> {
  return (await call(api, L08, { body })).body;
}

/** Takes back an act: what waits to go out, and readers. */
export async function undoBulk(api: ApiClient, id: number): Promise<UndoneRow[]> {
  return (await call(api, L09, { params: { id } })).body.results;
}
