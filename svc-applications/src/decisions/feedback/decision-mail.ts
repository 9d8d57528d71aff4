import { type ApplicationType, type Decision, ownReference } from '@portal/contract-svc-applications-v1';
import { type MailBranding, unlinked, type WrittenMail } from '@portal/service-kit/mail';
import { linesOf, type TemplateKind, type Wording, writeFrom } from '@portal/service-kit/mail-words';
import { Undeliverable } from '@portal/service-kit/outbox';
import {
  type DeliveryParts,
  defineMail,
  message,
  name,
  organisation,
  plainWording,
  programme,
  programmeIn,
  reference,
  sampleMessage,
  sampleSecret,
  wordingFor,
} from '../../mail';
import { answerLabel, factsOf, newOfferLink, type OfferTerms, offerLink, sampleTerms } from '../../offers';

const placeholders = [name, programme, organisation, reference, message];

const templates: TemplateKind[] = [
  {
    key: 'decision-in-review',
    label: 'Decision: in review',
    placeholders,
    standard: {
      subject: 'We are looking at your {programme} application ({reference})',
      text: `Dear {name},

Your {programme} application to {organisation} is now being reviewed. A message from our team:

{message}`,
      small: 'We will write to you again as soon as there is a decision.',
    },
  },
  {
    key: 'decision-approved',
    label: 'Decision: approved',
    placeholders,
    standard: {
      subject: 'Your {programme} application has been approved ({reference})',
      text: `Dear {name},

We have good news: your {programme} application to {organisation} has been approved. We look forward to meeting you. A message from our team:

{message}`,
      small: 'If anything is unclear, write to us. We are glad to help.',
    },
  },
  {
    key: 'decision-approved-offer',
    label: 'Decision: approved, with an offer',
    placeholders,
    standard: {
      subject: 'Approved: we offer you a place, {programme} ({reference})',
      text: `Dear {name},

We have good news: your {programme} application to {organisation} has been approved, and we offer you a place. A message from our team:

{message}

Please tell us whether you come. On the page behind the button you can accept, decline, or ask for another date. You do not need to sign in.`,
      small: 'Nobody else should get this link: whoever has it can reply for you.',
    },
  },
  {
    key: 'decision-rejected',
    label: 'Decision: rejected',
    placeholders,
    standard: {
      subject: 'The decision on your {programme} application ({reference})',
      text: `Dear {name},

Thank you for applying to {organisation}, and for the time and care that you put into it. We have read your {programme} application closely, and we are sorry that we cannot offer you a place. A message from our team:

{message}`,
      small:
        'You are welcome to ask for another application one year after you submitted this one. You can do so in your dashboard.',
    },
  },
];

export interface DecisionLetter {
  application: { id: number; type: ApplicationType };
  name: string;
  status: Decision;
  /** The message from staff. */
  message: string;
  /** The portal's address. An applicant who is signed out signs in there first. */
  publicUrl: string;
  /** The place that an approval offers, with the link to answer. */
  offer?: DecisionOffer | undefined;
}

interface DecisionOffer {
  terms: OfferTerms;
  timeZone: string;
  link: string;
}

/** The mail that informs an applicant of a decision, with the message from staff. */
export function decisionMail(
  { application, status, publicUrl, offer, ...letter }: DecisionLetter,
  branding: MailBranding,
  wording: Wording = plainWording(decisionTemplate(status, offer !== undefined)),
): WrittenMail {
  const { translator } = wording;
  const number = ownReference(application.id);
  return writeFrom(
    wording,
    {
      values: {
        name: unlinked(letter.name),
        programme: programmeIn(translator, application.type),
        reference: number,
        message: linesOf(letter.message),
      },
      facts: offer
        ? factsOf({ application, ...offer }, translator)
        : [{ term: translator.translate('Reference'), value: number }],
      button: offer
        ? { label: translator.translate(answerLabel), href: offer.link }
        : {
            label: translator.translate('Sign in to see your application'),
            href: `${publicUrl}/userdashboard/applications/${application.id}`,
          },
    },
    branding,
  );
}

/** The kind of template for the mail of a decision. */
export function decisionTemplate(status: Decision, withOffer = false): TemplateKind {
  const found = templates.find(({ key }) => key === `decision-${status}${withOffer ? '-offer' : ''}`);
  if (!found) throw new Error(`There is no mail of the decision ${status}`);
  return found;
}

export interface MailDecision {
  feedback_id: number;
  /** The offer that the decision made. */
  offer_id?: number;
}

/** Mails a decision's feedback to the account's present address. */
export const decided = defineMail<MailDecision>({
  kind: 'mail-decision',
  templates,
  place: 20,
  actsFor: { follows: 'the decision counts, and stands in the account' },
  erase: { row: 'feedback_id', of: 'feedback' },
  applicationOf: async ({ feedback }, { feedback_id }) => (await feedback.find(feedback_id))?.applicationId,
  async deliver(parts, { feedback_id, offer_id }, messageId) {
    const { stores, transport, branding, publicUrl } = parts;
    const feedback = await stores.feedback.find(feedback_id);
    const identity = feedback && (await stores.applications.identity(feedback.applicationId));
    if (!feedback || !identity) throw new Undeliverable('There is no such feedback');
    const { applicationId: id, applicationType: type, status } = feedback;
    const offer = offer_id === undefined ? undefined : await offerOf(parts, offer_id, identity.email);
    const wording = await wordingFor(parts, decisionTemplate(status, offer !== undefined), { id, type });
    const letter = { application: { id, type }, name: identity.fullName, message: feedback.message };
    const mail = decisionMail({ ...letter, status, publicUrl, offer }, branding, wording);
    await transport.send({ to: identity.email, messageId, ...mail });
  },
  sample({ application, branding, publicUrl, now, timeZone }, wording, key) {
    const status = key.replace('decision-', '').replace('-offer', '') as Decision;
    const letter = { name: application.identity.fullName, message: sampleMessage(wording.translator) };
    const offer = key.endsWith('-offer')
      ? { terms: sampleTerms(now), timeZone, link: offerLink(publicUrl, sampleSecret) }
      : undefined;
    return decisionMail({ application, status, publicUrl, offer, ...letter }, branding, wording);
  },
});

/** The offer of a decision with a newly made link; undefined if another offer replaced it, or it was erased. */
async function offerOf(
  { stores, publicUrl }: DeliveryParts,
  id: number,
  mailbox: string,
): Promise<DecisionOffer | undefined> {
  const terms = await stores.offers.find(id);
  if (terms?.state !== 'open') return undefined;
  const { timeZone } = await stores.portal.read();
  return { terms, timeZone, link: await newOfferLink(stores, { offer: terms, mailbox }, publicUrl) };
}
