import type { AnswerBody } from '@portal/contract-svc-applications-v1';
import { N03, N04, N05 } from '@portal/contract-svc-applications-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';

export type CalendarFeed = AnswerBody<'N03'>['feeds'][number];

export const readFeeds = async (api: ApiClient): Promise<CalendarFeed[]> => (await call(api, N03)).body.feeds;

/** Answers the address, which nobody is told again. */
export const makeFeed = async (api: ApiClient, name: string): Promise<string> =>
  (await call(api, N04, { body: { name } })).body.address;

export async function revokeFeed(api: ApiClient, id: number): Promise<void> {
  await call(api, N05, { params: { id } });
}
