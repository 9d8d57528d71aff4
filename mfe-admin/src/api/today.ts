import type { AnswerBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';
import type { PortalEntry } from './activity';

type TodayAnswer = AnswerBody<'getWorkQueue'>;
/** Open work of the person, the statistics of a week, and colleagues' last acts. */
export type Today = Omit<TodayAnswer, 'acts'> & { acts: PortalEntry[] };
export type Waiting = Today['waiting'][number];
export type CancelledAct = Today['cancelled'][number];
export type FreePlaces = NonNullable<Today['free_places']>[number];
export type KeptDecision = NonNullable<Today['kept']>[number];
export type AwaitedPage = AnswerBody<'listOutstanding'>;
export type Awaited = AwaitedPage['awaited'][number];
export type AwaitedKind = keyof AwaitedPage['counts'];

/** `timeZone` determines when the reader's days begin. */
export async function readToday(api: ApiClient, timeZone: string, signal?: AbortSignal): Promise<Today> {
  return (await call(api, applicationCalls.getWorkQueue, { query: { time_zone: timeZone } }, { signal }))
    .body;
}

/** Reads a page of outstanding letters, or of outstanding answers to reopened sections. */
export async function readAwaited(
  api: ApiClient,
  kind: AwaitedKind,
  page: number,
  signal?: AbortSignal,
): Promise<AwaitedPage> {
  return (await call(api, applicationCalls.listOutstanding, { query: { kind, page } }, { signal })).body;
}

/** Reads the applications around one of them in the order of outstanding items, at most 100. */
export async function readAwaitedAround(
  api: ApiClient,
  kind: AwaitedKind,
  around: number,
  signal?: AbortSignal,
): Promise<readonly number[]> {
  const asked = await call(api, applicationCalls.listOutstanding, { query: { kind, around } }, { signal });
  return asked.body.order ?? [];
}

export type DoubtfulPhone = AnswerBody<'listDoubtfulPhones'>['numbers'][number];

/** Reads stored phone numbers that cannot be dialled, of the newest applications or of applications before an id. */
export async function readDoubtfulPhones(api: ApiClient, before: number | null, signal?: AbortSignal) {
  return (
    await call(
      api,
      applicationCalls.listDoubtfulPhones,
      { query: before === null ? {} : { before } },
      { signal },
    )
  ).body;
}

/** Reads how many emails about accounts were given up. */
export const lostAccountMails = async (api: ApiClient, signal?: AbortSignal): Promise<number> =>
  (await call(api, accountCalls.listAccountMails, {}, { signal })).body.dead.length;
