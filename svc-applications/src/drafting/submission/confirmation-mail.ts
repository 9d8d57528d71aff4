import { afterSubmission, ownReference } from '@portal/contract-svc-applications-v1';
import { calendarOf, placeOfZone } from '@portal/service-kit/calendar';
import { momentIn, type Translator, translateWith } from '@portal/service-kit/language';
import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import { type TemplateKind, type Wording, writeFrom } from '@portal/service-kit/mail-words';
import { Undeliverable } from '@portal/service-kit/outbox';
import { type Application, isFinishedInDashboard } from '../../application';
import {
  defineMail,
  organisation,
  plainWording,
  programme,
  programmeIn,
  reference,
  wordingFor,
} from '../../mail';

const template: TemplateKind = {
  key: 'confirmation',
  label: 'Confirmation of a submission',
  // The mailbox may not be proven, so the mail repeats nothing that was typed into the form.
  placeholders: [
    programme,
    organisation,
    reference,
    { name: 'with_documents', meaning: ', complete with its documents: if documents were requested' },
    { name: 'next_steps', meaning: 'what happens next in this programme' },
    {
      name: 'sign_in',
      meaning: 'how to sign in, or to choose a password',
      required: true,
      textOnly: true,
    },
    { name: 'sign_in_later', meaning: 'how long the password or the link works', textOnly: true },
  ],
  standard: {
    subject: 'We have received your {programme} application ({reference})',
    text: `Hello,

Thank you for applying to {organisation}. Your {programme} application has reached us{with_documents}.

{next_steps}

{sign_in}`,
    small: '{sign_in_later}',
  },
};

export interface Confirmation {
  application: Pick<Application, 'id' | 'type' | 'origin'>;
  /** The address with which the person signs in. */
  email: string;
  submittedAt: Date;
  /** The IANA time zone by which the portal counts days. */
  timeZone: string;
  /** The new password; absent if the person has chosen one, or only the link is sent. */
  password?: string;
  /** The link for choosing a password; absent if the person has chosen one. */
  link?: string;
  /** The address of the portal's sign-in. */
  publicUrl: string;
  /** The facts that other modules add about the application. */
  stated?: readonly { term: string; value: string }[];
}

/** The mail that confirms a submission and names the next steps and the sign-in. */
export function confirmationMail(
  confirmation: Confirmation,
  branding: MailBranding,
  wording: Wording = plainWording(template),
): WrittenMail {
  const { application, email, password } = confirmation;
  const { translator } = wording;
  const number = ownReference(application.id);
  // An application from the dashboard may lack documents.
  const withDocuments = isFinishedInDashboard(application)
    ? ''
    : translator.translate(', complete with its documents');
  return writeFrom(
    wording,
    {
      // The mailbox is not proven yet, so the mail repeats nothing that was typed into the form.
      values: {
        programme: programmeIn(translator, application.type),
        reference: number,
        with_documents: withDocuments,
        next_steps: translator.translate(afterSubmission[application.type]),
        sign_in: translator.translate(howToSignIn(confirmation)),
        sign_in_later: afterwardsOf(confirmation, translator),
      },
      facts: [
        { term: translator.translate('Reference'), value: number },
        { term: translator.translate('Received'), value: receivedAt(confirmation, translator) },
        ...(confirmation.stated ?? []),
        { term: translator.translate('Email'), value: email },
        ...(password ? [{ term: translator.translate('Password'), value: password }] : []),
      ],
      button: buttonOf(confirmation, translator),
    },
    branding,
  );
}

/** The time of the submission as text, such as '21 November 2026 at 14:02 (Kigali)'. */
const receivedAt = ({ submittedAt, timeZone }: Confirmation, { language }: Translator): string =>
  `${momentIn(language, calendarOf(timeZone).wallTime(submittedAt))} (${placeOfZone(timeZone)})`;

function howToSignIn({ password, link }: Confirmation): string {
  if (password)
    return 'We have opened an account for you, where you can follow your application at any time. Sign in with:';
  return link
    ? 'We have opened an account for you, where you can follow your application at any time. Choose a password for it:'
    : 'You can follow your application at any time. Sign in with the password you already have:';
}

const buttonOf = ({ password, link, publicUrl }: Confirmation, translator: Translator) =>
  link && !password
    ? { label: translator.translate('Choose a password'), href: link }
    : { label: translator.translate('Sign in'), href: publicUrl };

const notYou = 'If you did not apply, write to us and we will look into it.';

function afterwardsOf({ password, link }: Confirmation, translator: Translator): string[] {
  if (password)
    return [
      ...(link
        ? [
            translateWith(translator, 'You can choose a password of your own at once, by this link: {link}', {
              link,
            }),
          ]
        : []),
      translator.translate(
        'Please choose a password of your own after you have signed in. If you do not use this one within 14 days it stops working; "Forgot password" on the sign-in page then gives you a new one.',
      ),
      translator.translate(notYou),
    ];
  return link
    ? [
        translator.translate(
          'The link works once, within 14 days; "Forgot password" on the sign-in page then gives you a new one.',
        ),
        translator.translate(notYou),
      ]
    : [
        translator.translate(
          'If you have forgotten it, "Forgot password" on the sign-in page gives you a new one.',
        ),
      ];
}

export interface ConfirmSubmission {
  application_id: number;
}

export const confirmation = defineMail<ConfirmSubmission>({
  kind: 'confirm-submission',
  templates: [template],
  place: 10,
  actsFor: { follows: 'the application is submitted' },
  erase: { application: 'application_id' },
  applicationOf: (_stores, { application_id }) => application_id,
  // The password is stored nowhere in plain text: svc-auth makes a new one now, and an unused one from a failed attempt
  // stops working.
  async deliver(parts, { application_id }, messageId) {
    const { stores, auth, transport, branding, publicUrl } = parts;
    const application = await stores.applications.find({ id: application_id });
    if (!application?.submittedAt) throw new Undeliverable('There is no such application');
    const { mailedLogin, timeZone } = await stores.portal.read();
    const linkAlone = mailedLogin === 'link';
    const made = await auth.mailedPassword(application.personId, { linkAlone });
    if (!made) throw new Undeliverable('There is no such account');
    // A correction may not have reached the application yet.
    const email = made.email ?? application.identity.email;
    const wording = await wordingFor(parts, template, application);
    const stated = (await parts.draftFacts?.(stores, application, wording.translator)) ?? [];
    const confirmed = {
      stated,
      application,
      email,
      submittedAt: application.submittedAt,
      timeZone,
      publicUrl,
      ...(made.password && !linkAlone && { password: made.password }),
      ...(made.link && { link: made.link }),
    };
    await transport.send({ to: email, messageId, ...confirmationMail(confirmed, branding, wording) });
  },
  sample({ application, branding, publicUrl, now, timeZone }, wording) {
    const { email } = application.identity;
    const submittedAt = application.submittedAt ?? now;
    // A preview makes no password.
    const made = { password: '••••••••', link: `${publicUrl}/` };
    return confirmationMail(
      { application, email, submittedAt, timeZone, publicUrl, ...made },
      branding,
      wording,
    );
  },
});
