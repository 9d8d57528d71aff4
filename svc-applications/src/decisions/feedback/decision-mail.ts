import { type ApplicationType, type Decision, ownReference } from '@portal/contract-svc-applications-v1';
import { type MailBranding, unlinked, type WrittenMail } from '@portal/service-kit/mail';
import { linesOf, type TemplateKind, type Wording, writeFrom } from '@portal/service-kit/mail-words';
import { Undeliverable } from '@portal/service-kit/outbox';
import {
  defineMail,
  message,
  name,
  organisation,
  plainWording,
  programme,
  programmeIn,
  reference,
  sampleMessage,
  wordingFor,
} from '../../mail';

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
  /** The message of staff. */
  message: string;
  /** The address of the portal. Whoever is signed out signs in there, and comes to the application. */
  publicUrl: string;
}

/** The mail that sends an applicant the decision, with the message of staff. */
export function decisionMail(
  { application, status, publicUrl, ...letter }: DecisionLetter,
  branding: MailBranding,
  wording: Wording = plainWording(decisionTemplate(status)),
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
      facts: [{ term: translator.translate('Reference'), value: number }],
      button: {
        label: translator.translate('Sign in to see your application'),
        href: `${publicUrl}/userdashboard/applications/${application.id}`,
      },
    },
    branding,
  );
}

/** The words of the mail of a decision. */
export function decisionTemplate(status: Decision): TemplateKind {
  const found = templates.find(({ key }) => key === `decision-${status}`);
  if (!found) throw new Error(`There is no mail of the decision ${status}`);
  return found;
}

export interface MailDecision {
  feedback_id: number;
}

/** Mails the feedback, to the account's present address. */
export const decided = defineMail<MailDecision>({
  kind: 'mail-decision',
  templates,
  place: 20,
  actsFor: { follows: 'the decision counts, and stands in the account' },
  erase: { row: 'feedback_id', of: 'feedback' },
  applicationOf: async ({ feedback }, { feedback_id }) => (await feedback.find(feedback_id))?.applicationId,
  async deliver(parts, { feedback_id }, messageId) {
    const { stores, transport, branding, publicUrl } = parts;
    const feedback = await stores.feedback.find(feedback_id);
    const identity = feedback && (await stores.applications.identity(feedback.applicationId));
    if (!feedback || !identity) throw new Undeliverable('There is no such feedback');
    const { applicationId: id, applicationType: type, status } = feedback;
    const wording = await wordingFor(parts, decisionTemplate(status), { id, type });
    const letter = { application: { id, type }, name: identity.fullName, message: feedback.message };
    const mail = decisionMail({ ...letter, status, publicUrl }, branding, wording);
    await transport.send({ to: identity.email, messageId, ...mail });
  },
  sample({ application, branding, publicUrl }, wording, key) {
    const status = key.replace('decision-', '') as Decision;
    const letter = { name: application.identity.fullName, message: sampleMessage(wording.translator) };
    return decisionMail({ application, status, publicUrl, ...letter }, branding, wording);
  },
});
