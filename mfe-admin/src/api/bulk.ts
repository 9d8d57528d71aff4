import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, asTyped, call } from '@portal/remote-sdk';
import type { OverviewQuery } from './overview';

export type PreviewWords = Pick<RequestBody<'previewBulkAction'>, 'readers' | 'evenly'>;
export type PreviewedRow = AnswerBody<'previewBulkAction'>['applications'][number];
export type BulkRequest = RequestBody<'runBulkAction'>;
export type BulkAnswer = AnswerBody<'runBulkAction'>;
export type UndoneRow = AnswerBody<'undoBulkAction'>['results'][number];

/** Returns the applications that an act would change; without `ids`, all that match the query. */
export async function previewBulk(
  api: ApiClient,
  request: { act: string; ids?: number[] | undefined; query: OverviewQuery } & PreviewWords,
  signal?: AbortSignal,
): Promise<PreviewedRow[]> {
  return (await call(api, asTyped(applicationCalls.previewBulkAction), { body: request }, { signal })).body
    .applications;
}

/** Runs the act, or continues it when some applications are still waiting: one key identifies one act. */
export async function actOnSeveral(api: ApiClient, body: BulkRequest): Promise<BulkAnswer> {
  return (await call(api, applicationCalls.runBulkAction, { body })).body;
}

/** Takes an act back: decisions that are not sent yet, and added readers. */
export async function undoBulk(api: ApiClient, id: number): Promise<UndoneRow[]> {
  return (await call(api, applicationCalls.undoBulkAction, { params: { id } })).body.results;
}
