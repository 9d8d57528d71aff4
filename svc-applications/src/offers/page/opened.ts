import { createBudgets } from '@portal/service-kit/budgets';
import { networkOf } from '@portal/service-kit/network';
import type { WholeApplication } from '../../application';
import { hashOfSecret, message, type Service } from '../../platform';
import { wentTo } from '../offers/link';
import type { Offer } from '../offers/offer';

/** What a link opens. */
export interface Opened {
  offer: Offer;
  application: WholeApplication;
}

const hourMs = 3_600_000;
const guessed = { name: 'offer-links', most: 60, windowMs: hourMs, spent: message('manyLinksTried') };
const answered = { name: 'offer-answers', most: 60, windowMs: hourMs, spent: message('pageSentOften') };

/**
 * The offer behind a secret; undefined if it opens nothing, for example a link to a former address of the applicant.
 * @throws TooMany if a network has tried many secrets that open nothing
 */
export async function openedBy(
  { stores, clock }: Pick<Service, 'stores' | 'clock'>,
  secret: string,
  address: string,
): Promise<Opened | undefined> {
  const link = await stores.offers.byLink(hashOfSecret(secret));
  const offer = link && (await stores.offers.find(link.offerId));
  const application = offer && (await stores.applications.find({ id: offer.applicationId }));
  if (application && wentTo(link, secret, application.identity.email)) return { offer, application };
  await createBudgets(stores.budgets, clock).spend(guessed, networkOf(address));
  return undefined;
}

/**
 * Counts the answers that are sent with a link.
 * @throws TooMany
 */
export const countAnswer = ({ stores, clock }: Pick<Service, 'stores' | 'clock'>, { offer }: Opened) =>
  createBudgets(stores.budgets, clock).spend(answered, String(offer.id));
