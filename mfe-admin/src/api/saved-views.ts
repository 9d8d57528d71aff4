import type { AnswerBody, RequestBody } from '@portal/contract-svc-applications-v1';
import { L03, L04, L05, L06 } from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

export type SavedView = AnswerBody<'L03'>['views'][number];
export type ViewWords = RequestBody<'L04'>;

/** The own saved views and those that colleagues share, by name. */
export async function readViews(api: ApiClient, signal?: AbortSignal): Promise<SavedView[]> {
  return (await call(api, L03, {}, { signal })).body.views;
}

export async function saveView(api: ApiClient, body: ViewWords): Promise<SavedView> {
  return (await call(api, L04, { body })).body.view;
}

export async function changeView(api: ApiClient, id: number, body: ViewWords): Promise<SavedView> {
  return (await call(api, L05, { params: { id }, body })).body.view;
}

export async function removeView(api: ApiClient, id: number): Promise<void> {
  await call(api, L06, { params: { id } });
}
