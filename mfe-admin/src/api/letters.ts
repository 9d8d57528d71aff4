import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import { E01, E02, E06 } from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, ApiError, call } from '@portal/remote-sdk';

export type ApplicationLetters = AnswerBody<'E06'>;
export type LetterRequest = ApplicationLetters['requests'][number];
export type LetterRules = AnswerBody<'E01'>['programmes'][number];
type RulesChange = RequestBody<'E02'>;

/** Undefined where the service is older than letters from referees. */
export async function readLetters(api: ApiClient, id: number): Promise<ApplicationLetters | undefined> {
  try {
    return (await call(api, E06, { params: { id } })).body;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

export const readLetterRules = async (api: ApiClient): Promise<LetterRules[]> =>
  (await call(api, E01)).body.programmes;

/** Chooses how the letters of a programme come; answers the rules of all. */
export const changeLetterRules = async (api: ApiClient, change: RulesChange): Promise<LetterRules[]> =>
  (await call(api, E02, { body: change })).body.programmes;
