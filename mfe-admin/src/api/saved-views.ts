import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

export type SavedView = AnswerBody<'listSavedViews'>['views'][number];
export type ViewWords = RequestBody<'createSavedView'>;

/** Reads the person's saved views and those that colleagues share, by name. */
export async function readViews(api: ApiClient, signal?: AbortSignal): Promise<SavedView[]> {
  return (await call(api, applicationCalls.listSavedViews, {}, { signal })).body.views;
}

export async function saveView(api: ApiClient, body: ViewWords): Promise<SavedView> {
  return (await call(api, applicationCalls.createSavedView, { body })).body.view;
}

export async function changeView(api: ApiClient, id: number, body: ViewWords): Promise<SavedView> {
  return (await call(api, applicationCalls.updateSavedView, { params: { id }, body })).body.view;
}

export async function removeView(api: ApiClient, id: number): Promise<void> {
  await call(api, applicationCalls.deleteSavedView, { params: { id } });
}
