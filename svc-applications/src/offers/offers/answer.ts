import { notifyPrograms } from '../../integrations';
import { type Act, recordAct, type Service, type Stores } from '../../platform';
import { circumstances } from '../../rounds';
import { requirePlace } from '../places/require-place';
import { type Locked, lockOffer, tooLate, touch } from './locked';
import { notifyOfOffer } from './news';
import type { Offer } from './offer';
import { offerMail } from './offer-mail';
import { isReplyOver } from './reply-by';

type Parts = Pick<Service, 'stores' | 'clock'>;

/**
 * Accepts an offer, if there is a place and the reply is in time. An accepted offer is returned as it is.
 * @throws NotFound
 * @throws Conflict with what happened meanwhile
 */
export const acceptOffer = (parts: Parts, id: number): Promise<Offer> =>
  answer(parts, id, 'accepted', async (trx, locked, now) => {
    await requirePlace(trx, locked.offer);
    await trx.offers.accept(id, now);
    await happened(trx, locked, 'accepted', {}, now);
    await trx.enqueue(offerMail.kind, { offer_id: id, about: 'accepted' }, locked.application.id);
  });

/**
 * Declines an offer, whose place is then free again. A declined offer is returned as it is.
 * @throws NotFound
 * @throws Conflict with what happened meanwhile
 */
export const declineOffer = (parts: Parts, id: number, reason: string): Promise<Offer> =>
  answer(parts, id, 'declined', async (trx, locked, now) => {
    await trx.offers.end(id, 'declined', { declineReason: reason || null }, now);
    await happened(trx, locked, 'declined', reason ? { reason } : {}, now);
  });

/**
 * Asks staff for another date. The offer stays open, so the applicant can still accept it.
 * @throws NotFound
 * @throws Conflict with what happened meanwhile
 */
export const askForAnotherDate = (parts: Parts, id: number, wish: string): Promise<Offer> =>
  answer(parts, id, undefined, async (trx, locked, now) => {
    if (locked.offer.wish === wish) return;
    await trx.offers.wish(id, wish, now);
    await happened(trx, locked, 'date_asked', { wish }, now);
  });

/** `already` is the state in which the same answer changes nothing. */
function answer(
  { stores, clock }: Parts,
  id: number,
  already: Offer['state'] | undefined,
  work: (trx: Stores, locked: Locked, now: Date) => Promise<void>,
): Promise<Offer> {
  return stores.transaction(async (trx) => {
    const locked = await lockOffer(trx, id);
    const { offer } = locked;
    if (offer.state === already) return offer;
    if (offer.state !== 'open') throw tooLate(offer.state);
    // The database's clock: those of machines differ.
    if (isReplyOver(offer, (await circumstances(trx)).about)) throw tooLate('lapsed');
    await work(trx, locked, clock());
    return (await trx.offers.find(id)) ?? offer;
  });
}

const newsOfAnswer = {
  accepted: 'offerAccepted',
  declined: 'offerDeclined',
  date_asked: 'offerDateAsked',
} as const;

/** Records an answer in its transaction: raises the version, and informs the history, other programs, and staff. */
async function happened(
  trx: Stores,
  { application, offer }: Locked,
  what: keyof typeof newsOfAnswer,
  details: Record<string, unknown>,
  now: Date,
): Promise<void> {
  await touch(trx, application, now);
  await recordAct(
    trx,
    { ...applicantsAct(application), action: `offer_${what}`, details: { offer: offer.id, ...details } },
    now,
  );
  await notifyPrograms(trx, `offer.${what}`, application, now, { offer: offer.id });
  await notifyOfOffer(trx, application, newsOfAnswer[what], now);
}

/** The act of the applicant, whether signed in or by the link of a mail. */
export const applicantsAct = ({
  id: applicationId,
  personId,
  applicantName: name,
  type: role,
}: Locked['application']): Pick<Act, 'actor' | 'applicationId'> => ({
  actor: { personId, name, role },
  applicationId,
});
