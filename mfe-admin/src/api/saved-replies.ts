import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

export type SavedReply = AnswerBody<'listSavedReplies'>['replies'][number];
export type ReplyWords = RequestBody<'createSavedReply'>;

/** Reads the team's texts for decisions and messages, by name. */
export async function readReplies(api: ApiClient, signal?: AbortSignal): Promise<SavedReply[]> {
  return (await call(api, applicationCalls.listSavedReplies, {}, { signal })).body.replies;
}

export async function keepReply(api: ApiClient, body: ReplyWords): Promise<SavedReply> {
  return (await call(api, applicationCalls.createSavedReply, { body })).body.reply;
}

/** Changes a reply; `version` is the version that was shown. */
export async function changeReply(
  api: ApiClient,
  { id, version }: Pick<SavedReply, 'id' | 'version'>,
  words: ReplyWords,
): Promise<SavedReply> {
  return (await call(api, applicationCalls.updateSavedReply, { params: { id }, body: { ...words, version } }))
    .body.reply;
}

export async function removeReply(api: ApiClient, id: number): Promise<void> {
  await call(api, applicationCalls.deleteSavedReply, { params: { id } });
}
