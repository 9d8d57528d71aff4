import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';
import type { DecisionAnswer, DecisionRequest, MailPreview } from './feedback';

/** `version` is the version that was read. */
export type ReopenRequest = RequestBody<'reopenApplication'>;
export type Reopening = AnswerBody<'listReopenings'>['reopenings'][number];
export type Comparison = AnswerBody<'compareReopening'>;

export async function reopen(api: ApiClient, id: number, body: ReopenRequest) {
  return (await call(api, applicationCalls.reopenApplication, { params: { id }, body })).body;
}

/** All reopenings of an application, the newest first. */
export async function readReopenings(api: ApiClient, id: number): Promise<Reopening[]> {
  return (await call(api, applicationCalls.listReopenings, { params: { id } })).body.reopenings;
}

/** Reads the application before and after a reopening. */
export async function compare(api: ApiClient, id: number, number: number): Promise<Comparison> {
  return (await call(api, applicationCalls.compareReopening, { params: { id, number } })).body;
}

/** Returns the email that a reopening would send; nothing is stored. */
export async function previewReopening(
  api: ApiClient,
  id: number,
  { sections, reason, until }: ReopenRequest,
): Promise<MailPreview> {
  return (
    await call(api, applicationCalls.previewReopening, { params: { id }, body: { sections, reason, until } })
  ).body;
}

/** Ends a reopening early. */
export const endReopening = (api: ApiClient, id: number, number: number) =>
  call(api, applicationCalls.endReopening, { params: { id, number } });

/** Makes a message of a request for information that reopens no section; the application is then in review. */
const asMessage = (id: number, message: string) =>
  ({ application_id: id, status: 'in-review', message }) as const;

export const previewMessage = async (api: ApiClient, id: number, message: string): Promise<MailPreview> =>
  (await call(api, applicationCalls.previewDecision, { body: asMessage(id, message) })).body;

/** With `hold_minutes` it waits, as its preview says, and can be undone until then. */
export async function sendMessage(
  api: ApiClient,
  id: number,
  { message, ...more }: Pick<DecisionRequest, 'message' | 'version' | 'hold_minutes'>,
): Promise<DecisionAnswer> {
  const body = { ...asMessage(id, message), type: 'request_info', ...more } as const;
  return (await call(api, applicationCalls.decideApplication, { body })).body;
}
