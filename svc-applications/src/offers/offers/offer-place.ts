import { offerMessages as t, withdrawMessages } from '@portal/contract-svc-applications-v1';
import { Conflict, NotFound } from '@portal/service-kit/errors';
import type { Application } from '../../application';
import { type Actor, can, type Service } from '../../platform';
import { touch } from './locked';
import { makeOffer, requireOffer } from './make';
import type { Offer, OfferedTerms } from './offer';
import { offerMail } from './offer-mail';

/**
 * Offers a place to an applicant who is approved already, in place of an open offer, and mails them.
 * @throws NotFound, Invalid, Conflict
 */
export function offerPlace(
  { stores, clock, portal }: Pick<Service, 'stores' | 'clock' | 'portal'>,
  {
    actor,
    applicationId,
    terms,
  }: { actor: Actor & { name?: string }; applicationId: number; terms: OfferedTerms },
): Promise<{ offer: Offer; outboxId: number }> {
  return stores.transaction(async (trx) => {
    const application = requireApproved(actor, await trx.applications.lock({ id: applicationId }));
    const time = { calendar: portal.calendar() };
    const allowed = await requireOffer(trx, { actor, application, terms }, time);
    const now = clock();
    const offer = await makeOffer(trx, { actor, application, terms: allowed }, now);
    await touch(trx, application, now);
    const outboxId = await trx.enqueue(offerMail.kind, { offer_id: offer.id, about: 'made' }, applicationId);
    return { offer, outboxId };
  });
}

/**
 * Returns the application if it is approved and this person may decide on it.
 * @throws NotFound, Conflict
 */
export function requireApproved<A extends Application>(actor: Actor, application: A | undefined): A {
  if (!application || !can(actor, 'decide')) throw new NotFound();
  if (application.withdrawnAt) throw new Conflict(withdrawMessages.withdrawn);
  if (application.status !== 'approved') throw new Conflict(t.notApproved);
  return application;
}
