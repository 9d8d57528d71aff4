import { hashOfSecret, newSecret, type Stores } from '../../platform';
import type { StoredLink } from './link-store';
import type { Offer } from './offer';

export const offerPath = '/offer/';

export const offerLink = (publicUrl: string, secret: string): string => `${publicUrl}${offerPath}${secret}`;

/** An offer, and where a mail about it goes. */
export interface MailedOffer {
  offer: Pick<Offer, 'id' | 'applicationId'>;
  /** The account's email address. */
  mailbox: string;
}

/** Makes the link of a mail, and stores the hash of its secret. A mail that is tried again has a new link. */
export async function newOfferLink(
  { offers }: Pick<Stores, 'offers'>,
  { offer: { id: offerId, applicationId }, mailbox }: MailedOffer,
  publicUrl: string,
): Promise<string> {
  const secret = newSecret();
  const hashes = { secretHash: hashOfSecret(secret), mailboxHash: hashOfMailbox(secret, mailbox) };
  await offers.addLink({ ...hashes, offerId, applicationId }, new Date());
  return offerLink(publicUrl, secret);
}

/** Whether a link was sent to this mailbox. After a correction the former address belongs to somebody else. */
export const wentTo = ({ mailboxHash }: StoredLink, secret: string, mailbox: string): boolean =>
  mailboxHash === null || mailboxHash === hashOfMailbox(secret, mailbox);

/** A hash together with the secret, so that nobody finds the address by trying many. */
const hashOfMailbox = (secret: string, mailbox: string): string =>
  hashOfSecret(`${secret} ${mailbox.toLowerCase()}`);
