import type { AnswerBody, ApplicationType, RequestBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

export type WaitingList = AnswerBody<'listWaitingList'>;
export type WaitingEntry = WaitingList['entries'][number];

export const readWaitingList = async (
  api: ApiClient,
  { programme, round }: { programme: ApplicationType; round?: number | undefined },
  signal?: AbortSignal,
): Promise<WaitingList> =>
  (
    await call(
      api,
      applicationCalls.listWaitingList,
      { query: { programme, ...(round !== undefined && { round }) } },
      { signal },
    )
  ).body;

export const addToWaitingList = async (api: ApiClient, application_id: number, version: number) =>
  (await call(api, applicationCalls.addToWaitingList, { body: { application_id, version } })).body;

export const takeOffWaitingList = async (api: ApiClient, id: number) =>
  (await call(api, applicationCalls.takeOffWaitingList, { params: { id } })).body;

/** Moves an application on the list; `version` is the version of the list that was read. */
export const moveOnWaitingList = async (api: ApiClient, id: number, to: number, version: number) =>
  (await call(api, applicationCalls.moveOnWaitingList, { params: { id }, body: { to, version } })).body;

export const orderWaitingList = async (api: ApiClient, programme: ApplicationType, version: number) =>
  (await call(api, applicationCalls.orderWaitingList, { body: { programme, version } })).body;

export const showPlaces = async (api: ApiClient, programme: ApplicationType, shows_place: boolean) =>
  (await call(api, applicationCalls.updateWaitingListSetting, { body: { programme, shows_place } })).body;

export type FreePlace = NonNullable<WaitingList['free_places']>[number];
/** The terms of an offer from the waiting list; days only if they are chosen. */
export type NextTerms = RequestBody<'offerPlaceToNext'>['terms'];
type Automatic = RequestBody<'setAutomaticOffers'>['terms'];

/** Offers a place to the next on the list; `version` is the version of the list that was read. */
export const offerPlaceToNext = async (api: ApiClient, id: number, version: number, terms: NextTerms) =>
  (await call(api, applicationCalls.offerPlaceToNext, { params: { id }, body: { version, terms } })).body;

/** Sets the terms of automatic offers; null: free places are offered only when staff press a button. */
export const setAutomaticOffers = async (api: ApiClient, programme: ApplicationType, terms: Automatic) =>
  (await call(api, applicationCalls.setAutomaticOffers, { body: { programme, terms } })).body;
