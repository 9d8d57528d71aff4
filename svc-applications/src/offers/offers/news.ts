import { type news, referenceOf } from '@portal/contract-svc-applications-v1';
import type { WholeApplication } from '../../application';
import { newsOf, notifyStaff, type Stores } from '../../platform';

type OfferNews = Extract<keyof typeof news, `offer${string}`>;

/** Notifies staff of what happened to an offer. */
export function notifyOfOffer(
  stores: Pick<Stores, 'notifications'>,
  application: WholeApplication,
  kind: OfferNews,
  now: Date,
): Promise<void> {
  const { id, type, applicantName } = application;
  const words = newsOf(kind, { name: applicantName, reference: referenceOf(type, id) });
  return notifyStaff(stores, { type: 'other', ...words, application }, now);
}
