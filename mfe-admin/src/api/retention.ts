import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

/** The rules as they are, with what is known of the nights. */
export type Retention = AnswerBody<'getRetentionRules'>;
export type RetentionRules = RequestBody<'updateRetentionRules'>;
/** What rules would end. */
export type Forecast = AnswerBody<'previewRetentionRules'>;

export async function readRetention(api: ApiClient): Promise<Retention> {
  return (await call(api, applicationCalls.getRetentionRules)).body;
}

export async function foreseeEndings(api: ApiClient, rules: RetentionRules): Promise<Forecast> {
  return (await call(api, applicationCalls.previewRetentionRules, { body: rules })).body;
}

export async function setRetention(api: ApiClient, rules: RetentionRules): Promise<Retention> {
  return (await call(api, applicationCalls.updateRetentionRules, { body: rules })).body;
}
