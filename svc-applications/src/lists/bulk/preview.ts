import { bulkMost, listMessages as t } from '@portal/contract-svc-applications-v1';
import { Forbidden, Invalid } from '@portal/service-kit/errors';
import type { Language } from '@portal/service-kit/language';
import type { Text } from '@portal/service-kit/messages';
import type { Colleague } from '../../assessment';
import { type Actor, can, message, type Service } from '../../platform';
import type { OverviewRequest } from '../all-applications/all-applications';
import type { Brief } from '../all-applications/item';
import type { BulkKind, BulkWords } from './bulk';
import { bulkKinds } from './kinds';

export interface PreviewRequest {
  actor: Actor;
  act: string;
  /** The applications; absent: all in the list. */
  ids?: number[] | undefined;
  list: OverviewRequest;
  words?: BulkWords;
}

export interface PreviewRow {
  application: Brief;
  /** Whether the list shows it now. */
  isListed: boolean;
  refusal: string | null;
  /** The readers it would get; empty if the act assigns none. */
  readers: Colleague[];
  /** The language in which the applicant gets mail; null if the act writes no message. */
  language: Language | null;
}

/**
 * The kind of act with this name.
 * @throws Invalid, Forbidden
 */
export function bulkKind(act: string, actor: Actor): BulkKind {
  const kind = Object.hasOwn(bulkKinds, act) ? bulkKinds[act] : undefined;
  if (!kind) throw new Invalid({ act: [message('noSuchAct')] });
  if (!can(actor, kind.may)) throw new Forbidden();
  return kind;
}

/**
 * The applications that an act concerns, each with the reason if the act cannot be done.
 * @throws Invalid, Forbidden
 */
export async function preview(
  parts: Pick<Service, 'stores' | 'auth' | 'clock'>,
  { actor, act, ids, list, words = {} }: PreviewRequest,
): Promise<PreviewRow[]> {
  const kind = bulkKind(act, actor);
  const { stores, clock } = parts;
  const chosen = ids ?? (await allOf(stores, list));
  const briefs = await stores.overview.briefs(chosen);
  const listed = ids ? await stores.overview.matching(list, ids) : new Set(chosen);
  const asked = { actor, applications: briefs, words };
  const learnt = (await kind.learn?.(parts, asked)) ?? {};
  const judge = await kind.judge(stores, { ...asked, learnt }, clock());
  const refusals = new Map(briefs.map((application) => [application.id, judge(application)]));
  const applications = briefs.filter(({ id }) => refusals.get(id) === null);
  const plan = await kind.plan?.(stores, { ...asked, applications, learnt });
  return briefs.map((application) => ({
    application,
    isListed: listed.has(application.id),
    refusal: textOf(refusals.get(application.id) ?? null),
    readers: plan?.get(application.id) ?? [],
    language: learnt.languages?.get(application.id) ?? null,
  }));
}

const textOf = (refusal: Text | null): string | null => (refusal === null ? null : String(refusal));

async function allOf({ overview }: Service['stores'], list: OverviewRequest): Promise<number[]> {
  const ids = await overview.ids(list, bulkMost + 1);
  if (ids.length > bulkMost) throw new Invalid({ query: [t.tooMany] }, t.tooMany);
  return ids;
}
