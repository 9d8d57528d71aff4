import type { AnswerBody, ApplicationType, RequestBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

export type Results = AnswerBody<'listResults'>;
export type PreparedResult = Results['results'][number];
export type Release = Results['releases'][number];
export type ReleaseDetails = AnswerBody<'getResultRelease'>;
export type PreparedDecision = AnswerBody<'prepareDecision'>['prepared'];

export interface ResultsFilter {
  status?: PreparedResult['status'];
  type?: ApplicationType;
  prepared_by?: number;
  round?: number;
  page?: number;
}

export const readResults = async (
  api: ApiClient,
  query: ResultsFilter,
  signal?: AbortSignal,
): Promise<Results> => (await call(api, applicationCalls.listResults, { query }, { signal })).body;

export const readRelease = async (
  api: ApiClient,
  id: number,
  signal?: AbortSignal,
): Promise<ReleaseDetails> =>
  (await call(api, applicationCalls.getResultRelease, { params: { id } }, { signal })).body;

export const releaseResults = async (api: ApiClient, body: RequestBody<'releaseResults'>): Promise<Release> =>
  (await call(api, applicationCalls.releaseResults, { body })).body.release;

export const stopRelease = async (api: ApiClient, id: number): Promise<Release> =>
  (await call(api, applicationCalls.stopResultRelease, { params: { id } })).body.release;

/** Returns the email of a prepared decision as it would be sent now. */
export const previewPrepared = async (api: ApiClient, id: number, signal?: AbortSignal) =>
  (await call(api, applicationCalls.previewPreparedDecision, { params: { id } }, { signal })).body;

export const prepareDecision = async (api: ApiClient, body: RequestBody<'prepareDecision'>) =>
  (await call(api, applicationCalls.prepareDecision, { body })).body;

/** `version` is the version that was read: a colleague may have changed the decision meanwhile. */
export const changePrepared = async (
  api: ApiClient,
  id: number,
  body: RequestBody<'updatePreparedDecision'>,
) => (await call(api, applicationCalls.updatePreparedDecision, { params: { id }, body })).body;

/** Takes a prepared decision back and returns its text. 409 when it was sent or removed. */
export const takeBackPrepared = async (api: ApiClient, id: number) =>
  (await call(api, applicationCalls.takeBackPreparedDecision, { params: { id } })).body;
