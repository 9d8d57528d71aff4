import { isProgramme, requestRefusals as t } from '@portal/contract-svc-applications-v1';
import { Conflict } from '@portal/service-kit/errors';
import { authorize, isOpen, type Today, type WholeApplication } from '../../application';
import { type Actor, recordAct, type Service, type Stores } from '../../platform';
import { RequestPending, TooEarly } from './errors';
import { type ApplicationRequest, isSettled, requestAnother } from './request';

export interface Asked {
  actor: Actor;
  applicationId: number;
  reason: string;
}

/**
 * Asks for another application of the programme of this application.
 * @throws NotFound, Conflict, RequestPending, TooEarly
 */
export function askForAnother(
  { stores, clock, portal }: Service,
  { actor: caller, applicationId, reason }: Asked,
): Promise<ApplicationRequest> {
  return stores.transaction(async (trx) => {
    const original = authorize(caller, 'read', await trx.applications.lock({ id: applicationId }));
    const now = clock();
    await requireAvailable(trx, original, { now, calendar: portal.calendar() });
    const { personId, type, applicantName, identity } = original;
    const asked = { personId, type, userReason: reason, originalApplicationId: original.id };
    const id = await trx.requests.insert({ ...asked, applicantName, applicantEmail: identity.email }, now);
    const actor = { ...caller, name: applicantName };
    const act = { actor, action: 'requested_another' as const, applicationId: original.id };
    await recordAct(trx, { ...act, details: { reason } }, now);
    return requestOf(trx, id);
  });
}

/** The request with this id, which must exist. */
export async function requestOf({ requests }: Stores, id: number): Promise<ApplicationRequest> {
  const request = await requests.find(id);
  if (!request) throw new Error(`Request ${id} is not there`);
  return request;
}

async function requireAvailable(stores: Stores, original: WholeApplication, today: Today): Promise<void> {
  const { personId, type, submittedAt } = original;
  if (!isSettled(original) || !submittedAt) throw new Conflict(t.undecided);
  const newest = await stores.applications.newest(personId, type);
  if (newest && isOpen(newest)) throw new Conflict(t.draft);
  const isNewest = isProgramme(type) && newest?.id === original.id;
  const isPending = (await stores.requests.pendingOf(personId)).includes(type);
  const { state } = requestAnother({ application: original, isNewest, isPending }, today);
  if (state === 'none') throw new Conflict(t.notNewest);
  if (state === 'pending') throw new RequestPending();
  if (state === 'later') throw new TooEarly(submittedAt, today.calendar);
}
