import { offerMessages as t } from '@portal/contract-svc-applications-v1';
import { Conflict, NotFound } from '@portal/service-kit/errors';
import type { WholeApplication } from '../../application';
import { notifyPrograms } from '../../integrations';
import { type Actor, can, nameOf, recordAct, type Service, type Stores } from '../../platform';
import { applicantsAct } from './answer';
import { lockOffer, touch } from './locked';
import { mayBecome, type Offer } from './offer';
import { offerMail } from './offer-mail';

type Parts = Pick<Service, 'stores' | 'clock'>;

/**
 * Takes an offer back, even an accepted one: the applicant gets a mail with the reason, and the place is free.
 * @throws NotFound
 * @throws Conflict if it is over already
 */
export function takeBackOffer(
  { stores, clock }: Parts,
  { actor, id, reason }: { actor: Actor & { name?: string }; id: number; reason: string },
): Promise<Offer> {
  return stores.transaction(async (trx) => {
    if (!can(actor, 'decide')) throw new NotFound();
    const { application, offer } = await lockOffer(trx, id);
    if (offer.state === 'taken-back' && offer.endReason === reason) return offer;
    if (!mayBecome(offer, 'taken-back')) throw new Conflict(t.over);
    const now = clock();
    await takeBack(trx, { actor, application, offer, reason }, now);
    await trx.enqueue(offerMail.kind, { offer_id: id, about: 'taken-back' }, application.id);
    await touch(trx, application, now);
    return (await trx.offers.find(id)) ?? offer;
  });
}

/** Ends the offer because of another decision, whose mail informs the applicant. Call it within a transaction. */
export async function endOfferByDecision(
  trx: Stores,
  {
    actor,
    application,
    reason,
  }: { actor: Actor & { name?: string }; application: WholeApplication; reason: string },
  now: Date,
): Promise<void> {
  const offer = await trx.offers.lockLiving(application.id);
  if (offer) await takeBack(trx, { actor, application, offer, reason }, now);
}

interface TakingBack {
  actor: Actor & { name?: string };
  application: WholeApplication;
  offer: Offer;
  reason: string;
}

async function takeBack(
  trx: Stores,
  { actor, application, offer, reason }: TakingBack,
  now: Date,
): Promise<void> {
  const { id } = offer;
  await trx.offers.end(id, 'taken-back', { endReason: reason, endedByName: nameOf(actor) }, now);
  const details = { offer: id, was: offer.state, reason };
  await recordAct(trx, { actor, action: 'offer_taken_back', applicationId: application.id, details }, now);
  await notifyPrograms(trx, 'offer.taken_back', application, now, { offer: id });
}

/** Ends the offer because the applicant withdraws the application. Call it within the withdrawal's transaction. */
export async function withdrawOffer(trx: Stores, application: WholeApplication, now: Date): Promise<boolean> {
  const offer = await trx.offers.lockLiving(application.id);
  if (!offer) return false;
  await trx.offers.end(offer.id, 'withdrawn', {}, now);
  const details = { offer: offer.id, was: offer.state };
  await recordAct(trx, { ...applicantsAct(application), action: 'offer_withdrawn', details }, now);
  await notifyPrograms(trx, 'offer.withdrawn', application, now, { offer: offer.id });
  return true;
}
