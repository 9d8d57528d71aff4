import { ownReference } from '@portal/contract-svc-applications-v1';
import { type MailBranding, unlinked, type WrittenMail } from '@portal/service-kit/mail';
import { linesOf, type Wording, writeFrom } from '@portal/service-kit/mail-words';
import { Undeliverable } from '@portal/service-kit/outbox';
import type { WholeApplication } from '../../application';
import { defineMail, inAMonth, programmeIn, sampleMessage, sampleSecret, wordingFor } from '../../mail';
import { circumstances } from '../../rounds';
import { factsOf } from './facts';
import { newOfferLink, offerLink } from './link';
import type { Offer, OfferTerms } from './offer';
import { isReplyOver } from './reply-by';
import { type OfferAbout, offerTemplate, offerTemplates } from './templates';

interface OfferLetter {
  application: Pick<WholeApplication, 'id' | 'type' | 'identity'>;
  terms: OfferTerms;
  timeZone: string;
  /** Why the offer was taken back. */
  reason?: string | null;
  button: { label: string; href: string } | undefined;
}

/** The mail about an offer, with its terms. */
export function writeOfferMail(
  { application, terms, timeZone, reason = null, button }: OfferLetter,
  branding: MailBranding,
  wording: Wording,
): WrittenMail {
  const { translator } = wording;
  return writeFrom(
    wording,
    {
      values: {
        name: unlinked(application.identity.fullName),
        programme: programmeIn(translator, application.type),
        reference: ownReference(application.id),
        message: linesOf(reason),
      },
      facts: factsOf({ application, terms, timeZone }, translator),
      ...(button && { button: { ...button, label: translator.translate(button.label) } }),
    },
    branding,
  );
}

/** The label of the button that leads to the page for answering an offer. */
export const answerLabel = 'See the offer and reply';
const dashboardLabel = 'Sign in to see your application';

const dashboardLink = (publicUrl: string, applicationId: number): string =>
  `${publicUrl}/userdashboard/applications/${applicationId}`;

/** Whether a mail has the link to answer: only if the offer is open; other mails link to the application. */
const isAnswered = (about: OfferAbout): boolean => about === 'made' || about === 'reminder';

export interface MailOffer {
  offer_id: number;
  about: OfferAbout;
}

const stateOfAbout: Readonly<Record<OfferAbout, Offer['state']>> = {
  made: 'open',
  reminder: 'open',
  accepted: 'accepted',
  lapsed: 'lapsed',
  'taken-back': 'taken-back',
};

/** Mails what happened to an offer to the account's present address. No mail is sent if it is no longer true. */
export const offerMail = defineMail<MailOffer>({
  kind: 'mail-offer',
  templates: offerTemplates,
  place: 25,
  actsFor: { follows: 'the offer was made, or came to its state' },
  erase: { row: 'offer_id', of: 'offers' },
  applicationOf: async ({ offers }, { offer_id }) => (await offers.find(offer_id))?.applicationId,
  async deliver(parts, { offer_id, about }, messageId) {
    const { stores, transport, branding, publicUrl } = parts;
    const offer = await stores.offers.find(offer_id);
    const application = offer && (await stores.applications.find({ id: offer.applicationId }));
    if (!offer || !application) throw new Undeliverable('There is no such offer');
    if (offer.state !== stateOfAbout[about]) return;
    const { timeZone } = await stores.portal.read();
    if (isAnswered(about) && isReplyOver(offer, (await circumstances(stores)).about)) return;
    const mailbox = application.identity.email;
    const button = isAnswered(about)
      ? { label: answerLabel, href: await newOfferLink(stores, { offer, mailbox }, publicUrl) }
      : { label: dashboardLabel, href: dashboardLink(publicUrl, application.id) };
    const wording = await wordingFor(parts, offerTemplate(about), application);
    const letter = { application, terms: offer, timeZone, reason: offer.endReason, button };
    await transport.send({
      to: mailbox,
      messageId,
      ...writeOfferMail(letter, branding, wording),
    });
  },
  sample({ application, branding, publicUrl, now, timeZone }, wording, key) {
    const about = key.replace('offer-', '') as OfferAbout;
    const button = isAnswered(about)
      ? { label: answerLabel, href: offerLink(publicUrl, sampleSecret) }
      : { label: dashboardLabel, href: dashboardLink(publicUrl, application.id) };
    const reason = sampleMessage(wording.translator);
    return writeOfferMail(
      { application, terms: sampleTerms(now), timeZone, reason, button },
      branding,
      wording,
    );
  },
});

/** The terms of a made-up offer, for previews. */
export function sampleTerms(now: Date): OfferTerms {
  const from = inAMonth(now).toISOString().slice(0, 10);
  const until = inAMonth(inAMonth(now)).toISOString().slice(0, 10);
  return { from, until, participants: 1, place: null, conditions: null, replyBy: `${from}T17:00` };
}
