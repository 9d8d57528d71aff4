import type { AnswerBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, ApiError, call } from '@portal/remote-sdk';

/** A programme, with the time since when its names are hidden from reviewers. */
export type BlindProgramme = AnswerBody<'listBlindProgrammes'>['programmes'][number];
export type ToReadPage = AnswerBody<'listBlindApplications'>;
export type ToRead = ToReadPage['applications'][number];
/** The parts of an application that are shown while names are hidden. */
export type BlindApplication = AnswerBody<'getBlindApplication'>;

/** Reads these programmes; none from an older svc-applications, which hides no names. */
export async function readBlindProgrammes(api: ApiClient, signal?: AbortSignal): Promise<BlindProgramme[]> {
  try {
    return (await call(api, applicationCalls.listBlindProgrammes, {}, { signal })).body.programmes;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

/** Hides the names of a programme from reviewers, or shows them again. */
export const hideNames = async (api: ApiClient, programme: string, on: boolean): Promise<BlindProgramme[]> =>
  (await call(api, applicationCalls.setBlindReview, { params: { programme }, body: { on } })).body.programmes;

export const readToRead = async (
  api: ApiClient,
  query: { page: number; whose: 'mine' | 'all' },
  signal?: AbortSignal,
): Promise<ToReadPage> =>
  (await call(api, applicationCalls.listBlindApplications, { query }, { signal })).body;

export const readBlindApplication = async (
  api: ApiClient,
  id: number,
  signal?: AbortSignal,
): Promise<BlindApplication> =>
  (await call(api, applicationCalls.getBlindApplication, { params: { id } }, { signal })).body;
