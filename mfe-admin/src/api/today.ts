import type { AnswerBody } from '@portal/contract-svc-applications-v1';
import * as applicationCalls from '@portal/contract-svc-applications-v1/operations';
import * as accountCalls from '@portal/contract-svc-auth-v1/operations';
import { type ApiClient, call } from '@portal/remote-sdk';
import type { PortalEntry } from './activity';

type TodayAnswer = AnswerBody<'getWorkQueue'>;
/** What waits for the reader, the figures of a week, and what colleagues did. */
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

/** A page of what is waited for: letters, or answers to reopened sections. */
export async function readAwaited(
  api: ApiClient,
  kind: AwaitedKind,
  page: number,
  signal?: AbortSignal,
): Promise<AwaitedPage> {
  return (await call(api, applicationCalls.listOutstanding, { query: { kind, page } }, { signal })).body;
}

/** The applications around one of them in the order of what is waited for, 100 at most. */
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

/** Stored numbers that cannot be dialled as they are, of the newest applications, or of those before one. */
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

/** How many emails about accounts were given up. */
export const lostAccountMails = async (api: ApiClient, signal?: AbortSignal): Promise<number> =>
  (await call(api, accountCalls.listAccountMails, {}, { signal })).body.dead.length;
