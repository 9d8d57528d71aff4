import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import { M27, M28, M29 } from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

/** The rules as they are, with what is known of the nights. */
export type Retention = AnswerBody<'M27'>;
export type RetentionRules = RequestBody<'M29'>;
/** What rules would end. */
export type Forecast = AnswerBody<'M28'>;

export async function readRetention(api: ApiClient): Promise<Retention> {
  return (await call(api, M27)).body;
}

export async function foreseeEndings(api: ApiClient, rules: RetentionRules): Promise<Forecast> {
  return (await call(api, M28, { body: rules })).body;
}

export async function setRetention(api: ApiClient, rules: RetentionRules): Promise<Retention> {
  return (await call(api, M29, { body: rules })).body;
}
