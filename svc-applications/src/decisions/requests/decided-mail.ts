import type { ApplicationType } from '@portal/contract-svc-applications-v1';
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
  sampleMessage,
  wordingFor,
} from '../../mail';

const placeholders = [name, programme, organisation, message];

const templates: TemplateKind[] = [
  {
    key: 'request-approved',
    label: 'Another application: approved',
    placeholders,
    standard: {
      subject: 'You can apply for another {programme}',
      text: `Dear {name},

Your request for another {programme} application has been approved.

{message}

We have opened a draft for you. Your personal details, education, languages and documents from last time are already in it. Check that they are still right, and replace what has changed.

Sign in, open the draft in your dashboard, fill in what is missing and submit it. It reaches us only then.`,
      small:
        'If you have forgotten your password, "Forgot password" on the sign-in page gives you a new one.',
    },
  },
  {
    key: 'request-rejected',
    label: 'Another application: rejected',
    placeholders,
    standard: {
      subject: 'Your request for another {programme} application',
      text: `Dear {name},

Thank you for your request for another {programme} application. We are sorry that we cannot accept another one from you now. Our team gives this reason:

{message}`,
      small: 'If anything is unclear, write to us. We are glad to help.',
    },
  },
];

export interface RequestDecidedLetter {
  type: ApplicationType;
  name: string;
  status: 'approved' | 'rejected';
  /** The administrator's notes; always given for a rejection. */
  notes: string | null;
  /** The address of the portal's sign-in. */
  publicUrl: string;
}

/** The mail that informs an applicant whether they may send another application of a programme. */
export function requestDecidedMail(
  { type, status, notes, publicUrl, ...letter }: RequestDecidedLetter,
  branding: MailBranding,
  wording: Wording = plainWording(requestTemplate(status)),
): WrittenMail {
  const { translator } = wording;
  const label = status === 'approved' ? 'Go to your dashboard' : 'See your requests';
  return writeFrom(
    wording,
    {
      values: {
        name: unlinked(letter.name),
        programme: programmeIn(translator, type),
        message: linesOf(notes),
      },
      button: { label: translator.translate(label), href: `${publicUrl}/userdashboard` },
    },
    branding,
  );
}

function requestTemplate(status: RequestDecidedLetter['status']): TemplateKind {
  const found = templates.find(({ key }) => key === `request-${status}`);
  if (!found) throw new Error(`There is no mail of a request that is ${status}`);
  return found;
}

export interface MailRequestDecided {
  request_id: number;
}

/** Mails the decision on a request for another application. */
export const requestDecided = defineMail<MailRequestDecided>({
  kind: 'mail-request-decided',
  templates,
  place: 30,
  actsFor: { follows: 'the request is decided' },
  erase: { row: 'request_id', of: 'application_requests', application: 'original_application_id' },
  applicationOf: async ({ requests }, { request_id }) =>
    (await requests.find(request_id))?.originalApplicationId,
  async deliver(parts, { request_id }, messageId) {
    const { stores, transport, branding, publicUrl } = parts;
    const request = await stores.requests.find(request_id);
    if (!request || request.status === 'pending') throw new Undeliverable('There is no such decision');
    const { type, status, applicantName, adminNotes: notes } = request;
    const about = { id: request.originalApplicationId, type };
    const wording = await wordingFor(parts, requestTemplate(status), about);
    const letter = { type, name: applicantName, status, notes, publicUrl };
    await transport.send({
      to: request.applicantEmail,
      messageId,
      ...requestDecidedMail(letter, branding, wording),
    });
  },
  sample({ application: { type, identity }, branding, publicUrl }, wording, key) {
    const status = key === 'request-approved' ? 'approved' : 'rejected';
    const letter = {
      type,
      name: identity.fullName,
      status,
      notes: sampleMessage(wording.translator),
    } as const;
    return requestDecidedMail({ ...letter, publicUrl }, branding, wording);
  },
});
