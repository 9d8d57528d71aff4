import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import { N120, N121, N122, N123 } from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

export type SavedReply = AnswerBody<'N120'>['replies'][number];
export type ReplyWords = RequestBody<'N121'>;

/** The texts that the team keeps for decisions and messages, by name. */
export async function readReplies(api: ApiClient, signal?: AbortSignal): Promise<SavedReply[]> {
  return (await call(api, N120, {}, { signal })).body.replies;
}

export async function keepReply(api: ApiClient, body: ReplyWords): Promise<SavedReply> {
  return (await call(api, N121, { body })).body.reply;
}

/** Changes a reply as it was read: `version` is that of the reply that was shown. */
export async function changeReply(
  api: ApiClient,
  { id, version }: Pick<SavedReply, 'id' | 'version'>,
  words: ReplyWords,
): Promise<SavedReply> {
  return (await call(api, N122, { params: { id }, body: { ...words, version } })).body.reply;
}

export async function removeReply(api: ApiClient, id: number): Promise<void> {
  await call(api, N123, { params: { id } });
}
