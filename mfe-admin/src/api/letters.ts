import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, ApiError, call } from '@portal/remote-sdk';

export type ApplicationLetters = AnswerBody<'listLetters'>;
export type LetterRequest = ApplicationLetters['requests'][number];
export type LetterRules = AnswerBody<'getLetterSettings'>['programmes'][number];
type RulesChange = RequestBody<'updateLetterSettings'>;

/** Reads the letters of an application; undefined from an older service without letters from referees. */
export async function readLetters(api: ApiClient, id: number): Promise<ApplicationLetters | undefined> {
  try {
    return (await call(api, applicationCalls.listLetters, { params: { id } })).body;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

export const readLetterRules = async (api: ApiClient): Promise<LetterRules[]> =>
  (await call(api, applicationCalls.getLetterSettings)).body.programmes;

/** Changes how the letters of a programme arrive; returns the rules of all programmes. */
export const changeLetterRules = async (api: ApiClient, change: RulesChange): Promise<LetterRules[]> =>
  (await call(api, applicationCalls.updateLetterSettings, { body: change })).body.programmes;
