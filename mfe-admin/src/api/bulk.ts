import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, asTyped, call } from '@portal/remote-sdk';
import type { OverviewQuery } from './overview';

export type PreviewWords = Pick<RequestBody<'previewBulkAction'>, 'readers' | 'evenly'>;
export type PreviewedRow = AnswerBody<'previewBulkAction'>['applications'][number];
export type BulkRequest = RequestBody<'runBulkAction'>;
export type BulkAnswer = AnswerBody<'runBulkAction'>;
export type UndoneRow = AnswerBody<'undoBulkAction'>['results'][number];

/** The applications that an act would be done to; without `ids` all that the query finds. */
export async function previewBulk(
  api: ApiClient,
  request: { act: string; ids?: number[] | undefined; query: OverviewQuery } & PreviewWords,
  signal?: AbortSignal,
): Promise<PreviewedRow[]> {
  return (await call(api, asTyped(applicationCalls.previewBulkAction), { body: request }, { signal })).body
    .applications;
}

/** Does the act, or goes on with it where some applications wait: the same key is the same act. */
export async function actOnSeveral(api: ApiClient, body: BulkRequest): Promise<BulkAnswer> {
  return (await call(api, applicationCalls.runBulkAction, { body })).body;
}

/** Takes back an act: what waits to go out, and readers. */
export async function undoBulk(api: ApiClient, id: number): Promise<UndoneRow[]> {
  return (await call(api, applicationCalls.undoBulkAction, { params: { id } })).body.results;
}
