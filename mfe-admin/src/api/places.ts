import type { ShellApi } from '@portal/contract-shell-v1';
import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import * as reportCalls from '@portal/contract-svc-reports-v1/operations';
import {
  type ApiClient,
  call,
  type DownloadedFile,
  type DownloadOptions,
  downloadFile,
} from '@portal/remote-sdk';

export type Places = AnswerBody<'getPlaces'>;
export type PlaceWeek = Places['weeks'][number];
export type PlaceSettings = AnswerBody<'getPlaceSettings'>;
export type PlacePeriod = PlaceSettings['periods'][number];
export type DayOff = PlaceSettings['days_off'][number];
export type NewPeriods = RequestBody<'createPlacePeriods'>;
export type NewDayOff = RequestBody<'createDayOff'>;

/** Reads the weeks of a span: taken, offered and free places, and the people who come. */
export const readPlaces = async (api: ApiClient, from: string, until: string): Promise<Places> =>
  (await call(api, applicationCalls.getPlaces, { query: { from, until } })).body;

/** Downloads the people with a place, or an offer of one, in a span. */
export function downloadPlaces(
  shell: ShellApi,
  format: 'excel' | 'csv',
  query: { from: string; until: string },
  options: DownloadOptions,
): Promise<DownloadedFile> {
  return format === 'csv'
    ? downloadFile(shell, reportCalls.downloadPlacesCsv, { query }, 'places.csv', options)
    : downloadFile(shell, reportCalls.downloadPlacesExcel, { query }, 'places.xlsx', options);
}

export const readPlaceSettings = async (api: ApiClient): Promise<PlaceSettings> =>
  (await call(api, applicationCalls.getPlaceSettings)).body;

/** Adds periods. 422 under the names of the fields. */
export const addPeriods = async (api: ApiClient, body: NewPeriods): Promise<PlacePeriod[]> =>
  (await call(api, applicationCalls.createPlacePeriods, { body })).body.periods;

/** Changes a period. Accepted offers stay: the answer says how many exceed the places. */
export const changePlaces = async (
  api: ApiClient,
  { id, programme, from, until, label }: PlacePeriod,
  places: number,
): Promise<PlacePeriod> => {
  const body = { programme, from, until, label, places } as RequestBody<'updatePlacePeriod'>;
  return (await call(api, applicationCalls.updatePlacePeriod, { params: { id }, body })).body.period;
};

export async function removePeriod(api: ApiClient, id: number): Promise<void> {
  await call(api, applicationCalls.deletePlacePeriod, { params: { id } });
}

export const addDayOff = async (api: ApiClient, body: NewDayOff): Promise<DayOff> =>
  (await call(api, applicationCalls.createDayOff, { body })).body.day_off;

export async function removeDayOff(api: ApiClient, id: number): Promise<void> {
  await call(api, applicationCalls.deleteDayOff, { params: { id } });
}
