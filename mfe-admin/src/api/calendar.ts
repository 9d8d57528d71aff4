import type { AnswerBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

export type CalendarFeed = AnswerBody<'listCalendarFeeds'>['feeds'][number];

export const readFeeds = async (api: ApiClient): Promise<CalendarFeed[]> =>
  (await call(api, applicationCalls.listCalendarFeeds)).body.feeds;

/** Makes a calendar address and returns it; it is never shown again. */
export const makeFeed = async (api: ApiClient, name: string): Promise<string> =>
  (await call(api, applicationCalls.createCalendarFeed, { body: { name } })).body.address;

export async function revokeFeed(api: ApiClient, id: number): Promise<void> {
  await call(api, applicationCalls.revokeCalendarFeed, { params: { id } });
}
