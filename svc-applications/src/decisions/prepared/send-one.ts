import type { Calendar } from '@portal/service-kit/calendar';
import type { WholeApplication } from '../../application';
import { closedTo, type EndReason, type Right } from '../../assessment';
import { asAllowed, type OfferedTerms, type OfferGone, whyGone } from '../../offers';
import { nameOf, recordAct, type Service, type Stores } from '../../platform';
import { decideInTransaction } from '../feedback/decide';
import { isDecidable } from '../feedback/policy';
import { lockPrepared } from './prepare';
import type { PreparedDecision } from './prepared-decision';
import type { ItemEnd, ReleaseItem, ResultRelease } from './result-release';

/** The present rights of the author and the releaser, asked for after the decision was taken. */
export interface Rights {
  author: Right;
  releaser: Exclude<Right, { ended: EndReason }>;
}

interface Taken {
  item: ReleaseItem;
  until: Date;
  rights: Rights;
}

/**
 * Sends out one decision of a release, or leaves it out, in one transaction. It goes out exactly once, even if
 * processes are killed or several replicas run.
 */
export function sendOne(
  { stores, clock, portal }: Pick<Service, 'stores' | 'clock' | 'portal'>,
  release: ResultRelease,
  { item, until, rights }: Taken,
): Promise<void> {
  return stores.transaction(async (trx) => {
    const prepared = await lockPrepared(trx, item.preparedId);
    // The taking has expired by the database's clock: the answer about rights is too old, and has to be asked for
    // again.
    if (prepared?.state !== 'released' || (await trx.databaseNow()) >= until) return;
    const application = await trx.applications.find({ id: prepared.applicationId });
    if (!application) return;
    const at = clock();
    const end = await endOf(trx, { prepared, application, release, rights }, portal.calendar());
    // Somebody stopped it meanwhile.
    if (!(await trx.releases.endItem(item.id, end, at))) return;
    if (end.state === 'closed') await keep(trx, prepared, end, at);
    else if (end.state === 'sent') await goOut(trx, { prepared, application, release, rights, item }, at);
    else await leaveOut(trx, prepared, end, at);
  });
}

interface End extends ItemEnd {
  /** Why its offer can no longer be accepted. */
  gone?: OfferGone;
}

interface Going {
  prepared: PreparedDecision;
  application: WholeApplication;
  release: ResultRelease;
  rights: Rights;
}

/** With the rights of now: what a custom role may is not kept beside a decision. */
const actorOf = ({ prepared: { by }, rights: { author } }: Pick<Going, 'prepared' | 'rights'>) => ({
  ...by,
  ...('ended' in author ? {} : author),
  scope: 'account',
});

const offerIn = (going: Pick<Going, 'prepared' | 'rights'>): OfferedTerms | null =>
  going.prepared.offer && asAllowed(going.prepared.offer, actorOf(going));

async function goOut(trx: Stores, { item, ...going }: Going & Pick<Taken, 'item'>, at: Date): Promise<void> {
  const { prepared, application, release } = going;
  const { id, applicationId, status, message, type } = prepared;
  const offer = offerIn(going);
  // Of an offer that was accepted meanwhile nothing is taken away.
  const isAccepted = offer && (await trx.offers.lockLiving(applicationId))?.state === 'accepted';
  await trx.prepared.end(id, 'sent', at);
  const request = {
    ...{ actor: actorOf(going), applicationId, status, message, type, releasedBy: nameOf(release.by) },
    ...(offer && !isAccepted && { offer }),
  };
  const { outboxId } = await decideInTransaction(trx, request, application, at);
  await trx.releases.noteMail(item.id, outboxId);
}

/** Makes the decision prepared again, so that its offer can be changed or a colleague can release it. */
async function keep(
  trx: Stores,
  { id, applicationId, status, by }: PreparedDecision,
  { gone }: End,
  at: Date,
): Promise<void> {
  await trx.prepared.keep([id]);
  if (!gone) return;
  const details = { to: status, why: gone };
  await recordAct(trx, { actor: by, action: 'decision_kept', applicationId, details }, at);
}

async function leaveOut(
  trx: Stores,
  { id, applicationId, status, by }: PreparedDecision,
  { state, reason }: ItemEnd,
  at: Date,
): Promise<void> {
  if (state !== 'overtaken' && state !== 'withdrawn' && state !== 'cancelled') return;
  await trx.prepared.end(id, state, at);
  const details = { to: status, ended: state, ...(reason && { why: reason }) };
  await recordAct(trx, { actor: by, action: 'decision_undone', applicationId, details }, at);
  if (!reason) return;
  const cancelled = { kind: 'decision' as const, applicationId, subjectId: null, author: by };
  await trx.cancelled.add({ ...cancelled, reason, status }, at);
}

/**
 * How the decision ends. A replica of a previous release knows no prepared decisions, so it may have decided or
 * accepted a withdrawal.
 */
async function endOf(
  trx: Stores,
  { prepared, application, release, rights }: Going,
  calendar: Calendar,
): Promise<End> {
  const { applicationId, afterFeedbackId, by } = prepared;
  if (!isDecidable(application)) return { state: 'withdrawn' };
  const newest = await trx.feedback.newestOn(applicationId);
  if ((newest?.id ?? null) !== afterFeedbackId)
    return { state: 'overtaken', byName: newest?.authorName ?? null };
  if ('ended' in rights.author) return { state: 'cancelled', reason: rights.author.ended, byName: by.name };
  const reason = await closedTo(trx, { personId: by.personId, ...rights.author }, applicationId);
  if (reason) return { state: 'cancelled', reason, byName: by.name };
  const releaser = { personId: release.by.personId, ...rights.releaser };
  const closed = await closedTo(trx, releaser, applicationId);
  if (closed) return { state: 'closed', reason: closed, byName: release.by.name };
  // An approval without its place is not what was prepared: it stays prepared, and its offer can be changed.
  const offer = offerIn({ prepared, rights });
  const gone = offer && (await whyGone(trx, application, offer, calendar));
  return gone ? { state: 'closed', gone } : { state: 'sent' };
}
