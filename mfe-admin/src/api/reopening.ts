import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import { C01, C02, C03, C05, C06, M05, M15 } from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';
import type { MailPreview } from './feedback';

/** `version` is the version that was read. */
export type ReopenRequest = RequestBody<'C01'>;
export type Reopening = AnswerBody<'C02'>['reopenings'][number];
export type Comparison = AnswerBody<'C03'>;

export async function reopen(api: ApiClient, id: number, body: ReopenRequest) {
  return (await call(api, C01, { params: { id }, body })).body;
}

/** All reopenings of an application, the newest first. */
export async function readReopenings(api: ApiClient, id: number): Promise<Reopening[]> {
  return (await call(api, C02, { params: { id } })).body.reopenings;
}

/** The application before and after. */
export async function compare(api: ApiClient, id: number, number: number): Promise<Comparison> {
  return (await call(api, C03, { params: { id, number } })).body;
}

/** The email that a reopening would send; nothing is written. */
export async function previewReopening(
  api: ApiClient,
  id: number,
  { sections, reason, until }: ReopenRequest,
): Promise<MailPreview> {
  return (await call(api, C05, { params: { id }, body: { sections, reason, until } })).body;
}

/** Ends a reopening before its time. */
export const endReopening = (api: ApiClient, id: number, number: number) =>
  call(api, C06, { params: { id, number } });

/** A request for information without a section is a message; the application is in review then. */
const asMessage = (id: number, message: string) =>
  ({ application_id: id, status: 'in-review', message }) as const;

export const previewMessage = async (api: ApiClient, id: number, message: string): Promise<MailPreview> =>
  (await call(api, M15, { body: asMessage(id, message) })).body;

export const sendMessage = async (api: ApiClient, id: number, message: string, version: number) =>
  (await call(api, M05, { body: { ...asMessage(id, message), type: 'request_info', version } })).body;
