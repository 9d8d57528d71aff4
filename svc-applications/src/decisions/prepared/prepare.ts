import { isDeepStrictEqual } from 'node:util';
import { feedbackTypeOf } from '@portal/contract-svc-applications-v1';
import { NotFound } from '@portal/service-kit/errors';
import type { Application, WholeApplication } from '../../application';
import { type OfferedTerms, requireOffer } from '../../offers';
import { can, recordAct, type Service, type Stores } from '../../platform';
import { PreparedAlready, PreparedChanged } from '../errors';
import { authorizeUndecided } from '../feedback/decide';
import type { DecideRequest } from '../feedback/decide-request';
import { byStaffOf } from './by-staff';
import type { PreparedDecision } from './prepared-decision';
import { refuseEnded } from './refusals';

type Parts = Pick<Service, 'stores' | 'clock' | 'portal'>;

export interface Prepared {
  /** The application, which is unchanged: its present status stays in force. */
  application: Application;
  prepared: PreparedDecision;
}

/**
 * Stores a decision that goes out when results are released. Neither the application nor its version changes, so
 * nothing shows the decision to the applicant. An equal request of the same person returns the same decision.
 * @throws NotFound, NotSubmitted, Withdrawn, DelayedAlready, PreparedAlready, DecidedMeanwhile
 * @throws Invalid, Conflict if its offer cannot be made
 */
export function prepare({ stores, clock, portal }: Parts, request: DecideRequest): Promise<Prepared> {
  return stores.transaction(async (trx) => {
    const application = await authorizeUndecided(trx, request);
    const before = await trx.prepared.on(application.id);
    // Stored without a reason where nothing clashed.
    const without = { ...request, offer: request.offer && { ...request.offer, clashReason: null } };
    if (before && (isSame(before, request) || isSame(before, without)))
      return { application, prepared: before };
    if (before) throw new PreparedAlready(before.by.name);
    const offer = await allowedOffer(trx, portal, request, application);
    return { application, prepared: await prepareInTransaction(trx, { ...request, offer }, clock()) };
  });
}

/** Stores a prepared decision for a locked application on which no other waits. Call it within a transaction. */
export async function prepareInTransaction(
  trx: Stores,
  request: DecideRequest & { bulkItemId?: number },
  clockNow: Date,
): Promise<PreparedDecision> {
  const { applicationId, status, message, type = feedbackTypeOf[status], actor, bulkItemId } = request;
  const words = { status, type, message, offer: request.offer ?? null, ...(await writtenBy(trx, request)) };
  const id = await trx.prepared.insert({ applicationId, ...words, bulkItemId });
  const details = { to: status, prepared: true };
  await recordAct(trx, { actor, action: 'decision_held', applicationId, details }, clockNow);
  return { ...words, id, applicationId, state: 'prepared', version: 1 };
}

const allowedOffer = async (
  trx: Stores,
  portal: Parts['portal'],
  { actor, offer: terms }: Pick<DecideRequest, 'actor' | 'offer'>,
  application: WholeApplication,
): Promise<OfferedTerms | undefined> =>
  terms && requireOffer(trx, { actor, application, terms }, { calendar: portal.calendar() });

const isSame = (
  { by, status, message, offer, state }: PreparedDecision,
  request: Pick<DecideRequest, 'actor' | 'status' | 'message' | 'offer'>,
): boolean =>
  state === 'prepared' &&
  by.personId === request.actor.personId &&
  by.program?.token === request.actor.program?.token &&
  status === request.status &&
  message === request.message &&
  isDeepStrictEqual(offer, request.offer ?? null);

/** The author, the time, and the newest feedback at that time. */
async function writtenBy(trx: Stores, { actor, applicationId }: DecideRequest) {
  return {
    afterFeedbackId: (await trx.feedback.newestOn(applicationId))?.id ?? null,
    by: byStaffOf(actor),
    preparedAt: await trx.databaseNow(),
  };
}

export interface ChangeRequest extends Omit<DecideRequest, 'applicationId' | 'version'> {
  id: number;
  /** The version of the prepared decision that the author read. */
  version: number;
}

/**
 * Rewrites a prepared decision, under the name of the person who does so.
 * @throws NotFound, NotSubmitted, Withdrawn, PreparedChanged
 * @throws Conflict if it is being released or is over
 * @throws Invalid, Conflict if its offer cannot be made
 */
export function changePrepared({ stores, clock, portal }: Parts, request: ChangeRequest): Promise<Prepared> {
  const { id, version, actor, status, message, type = feedbackTypeOf[status], offer } = request;
  return stores.transaction(async (trx) => {
    const before = await lockPrepared(trx, id);
    if (!before || !can(actor, 'decide')) throw new NotFound();
    refuseEnded(before, { orOnItsWay: true });
    const { applicationId } = before;
    const ofApplication = { actor, applicationId, status, message, offer };
    const application = await authorizeUndecided(trx, ofApplication);
    if (isSame(before, ofApplication)) return { application, prepared: before };
    const allowed = await allowedOffer(trx, portal, ofApplication, application);
    const words = {
      ...{ status, type, message, offer: allowed ?? null },
      ...(await writtenBy(trx, ofApplication)),
    };
    if (!(await trx.prepared.change(id, version, words))) throw new PreparedChanged(before);
    const details = { to: status, prepared: true, changed: true };
    await recordAct(trx, { actor, action: 'decision_held', applicationId, details }, clock());
    return { application, prepared: { ...before, ...words, version: version + 1 } };
  });
}

/** Reads a prepared decision after locking its application, as all code that ends one does, in its transaction. */
export async function lockPrepared(trx: Stores, id: number): Promise<PreparedDecision | undefined> {
  const found = await trx.prepared.find(id);
  if (!found) return undefined;
  await trx.applications.lock({ id: found.applicationId });
  return trx.prepared.find(id);
}
