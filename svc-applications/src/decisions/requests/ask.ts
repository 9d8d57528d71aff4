import { isProgramme, requestRefusals as t } from '@portal/contract-svc-applications-v1';
import { Conflict } from '@portal/service-kit/errors';
import { authorize, isOpen, type Today, type WholeApplication } from '../../application';
import { type Actor, recordAct, type Service, type Stores } from '../../platform';
import { type Round, requireOpenProgramme, type Waited } from '../../rounds';
import { RequestPending, TooEarly } from './errors';
import { type ApplicationRequest, isSettled, requestAnother } from './request';

export interface Asked {
  actor: Actor;
  applicationId: number;
  reason: string;
  /** Milliseconds since the gateway received the request. */
  waited: Waited;
}

/**
 * Requests another application of the same programme.
 * @throws NotFound, Conflict, RequestPending, TooEarly, RoundClosed
 */
export function askForAnother(
  service: Service,
  { actor: caller, applicationId, reason, waited }: Asked,
): Promise<ApplicationRequest> {
  const { stores, clock, portal } = service;
  return stores.transaction(async (trx) => {
    const original = authorize(caller, 'read', await trx.applications.lock({ id: applicationId }));
    const now = clock();
    const open = await requireOpenProgramme(trx, original.type, waited);
    const today = { now, calendar: portal.calendar() };
    await requireAvailable(trx, original, { today, open });
    const { personId, type, applicantName, identity } = original;
    const asked = { personId, type, userReason: reason, originalApplicationId: original.id };
    const id = await trx.requests.insert({ ...asked, applicantName, applicantEmail: identity.email }, now);
    const actor = { ...caller, name: applicantName };
    const act = { actor, action: 'requested_another' as const, applicationId: original.id };
    await recordAct(trx, { ...act, details: { reason } }, now);
    return requestOf(trx, id);
  });
}

/** Returns the request with this id, which must exist. */
export async function requestOf({ requests }: Stores, id: number): Promise<ApplicationRequest> {
  const request = await requests.find(id);
  if (!request) throw new Error(`Request ${id} is not there`);
  return request;
}

async function requireAvailable(
  stores: Stores,
  original: WholeApplication,
  { today, open }: { today: Today; open: Round | null },
): Promise<void> {
  const { personId, type, submittedAt } = original;
  if (!isSettled(original) || !submittedAt) throw new Conflict(t.undecided);
  const newest = await stores.applications.newest(personId, type);
  if (newest && isOpen(newest)) throw new Conflict(t.draft);
  const isNewest = isProgramme(type) && newest?.id === original.id;
  const isPending = (await stores.requests.pendingOf(personId)).includes(type);
  const rounds = open && { isOpen: true, liftsYearLimit: open.liftsYearLimit, nextOn: null };
  const asked = { application: original, isNewest, isPending, ...(rounds && { rounds }) };
  const { state } = requestAnother(asked, today);
  if (state === 'none') throw new Conflict(t.notNewest);
  if (state === 'pending') throw new RequestPending();
  if (state === 'later') throw new TooEarly(submittedAt, today.calendar);
}
