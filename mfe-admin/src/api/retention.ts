import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

/** The current rules, with what is known of the nightly runs. */
export type Retention = AnswerBody<'getRetentionRules'>;
export type RetentionRules = RequestBody<'updateRetentionRules'>;
/** What would be erased under changed rules. */
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
