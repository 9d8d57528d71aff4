import { type ApplicationType, ownReference } from '@portal/contract-svc-applications-v1';
import { type MailBranding, unlinked, type WrittenMail } from '@portal/service-kit/mail';
import { type TemplateKind, type Wording, writeFrom } from '@portal/service-kit/mail-words';
import { Undeliverable } from '@portal/service-kit/outbox';
import { defineMail, name, organisation, programme, programmeIn, reference, wordingFor } from '../../mail';
import type { EntryState } from './waiting-list';

const placeholders = [name, programme, organisation, reference];

const addedTemplate: TemplateKind = {
  key: 'waiting-list-added',
  label: 'On the waiting list',
  placeholders,
  standard: {
    subject: 'Your {programme} application is on our waiting list ({reference})',
    text: `Dear {name},

Thank you for your patience. All places of the {programme} at {organisation} are taken for now, and your application is on our waiting list. If a place becomes free for you, we will write to you at once.

You do not need to do anything. Your application stays as you sent it.`,
    small: 'If you are no longer interested, you can withdraw your application in your dashboard.',
  },
};

const endedTemplate: TemplateKind = {
  key: 'waiting-list-ended',
  label: 'Off the waiting list',
  placeholders,
  standard: {
    subject: 'Your {programme} application is no longer on our waiting list ({reference})',
    text: `Dear {name},

Your {programme} application to {organisation} is no longer on our waiting list. It is still being read, and we will write to you as soon as there is a decision.`,
    small: 'If anything is unclear, write to us. We are glad to help.',
  },
};

interface WaitlistLetter {
  application: { id: number; type: ApplicationType };
  name: string;
  /** The applicant's place, if the organisation shows it. */
  place: number | null;
  publicUrl: string;
}

function waitlistMail(
  { application: { id, type }, place, publicUrl, ...letter }: WaitlistLetter,
  branding: MailBranding,
  wording: Wording,
): WrittenMail {
  const { translator } = wording;
  const number = ownReference(id);
  return writeFrom(
    wording,
    {
      values: { name: unlinked(letter.name), programme: programmeIn(translator, type), reference: number },
      facts: [
        { term: translator.translate('Reference'), value: number },
        ...(place === null
          ? []
          : [{ term: translator.translate('Place on the waiting list'), value: String(place) }]),
      ],
      button: {
        label: translator.translate('Sign in to see your application'),
        href: `${publicUrl}/userdashboard/applications/${id}`,
      },
    },
    branding,
  );
}

export interface MailWaitlisted {
  entry_id: number;
  what: 'added' | 'taken-off';
}

/** The state in which a mail is still true: an applicant who was decided on meanwhile gets only the decision. */
const stillSo: Record<MailWaitlisted['what'], EntryState> = { added: 'waiting', 'taken-off': 'taken-off' };

/** Mails an applicant that they are on the waiting list, or no longer. */
export const waitlisted = defineMail<MailWaitlisted>({
  kind: 'mail-waiting-list',
  templates: [addedTemplate, endedTemplate],
  place: 45,
  actsFor: { follows: 'the list has changed' },
  erase: { row: 'entry_id', of: 'waiting_list_entries' },
  applicationOf: async ({ waitingLists }, { entry_id }) => (await waitingLists.find(entry_id))?.applicationId,
  async deliver(parts, { entry_id, what }, messageId) {
    const { stores, transport, branding, publicUrl } = parts;
    const entry = await stores.waitingLists.find(entry_id);
    const application = entry && (await stores.applications.find({ id: entry.applicationId }));
    if (!entry || !application) throw new Undeliverable('There is no such entry of a waiting list');
    if (entry.state !== stillSo[what]) return;
    const { fullName, email } = application.identity;
    const { showsPlace } = await stores.waitingLists.list(entry.programme);
    const template = what === 'added' ? addedTemplate : endedTemplate;
    const wording = await wordingFor(parts, template, application);
    const place = what === 'added' && showsPlace ? entry.place : null;
    const mail = waitlistMail({ application, name: fullName, place, publicUrl }, branding, wording);
    await transport.send({ to: email, messageId, ...mail });
  },
  sample: ({ application, branding, publicUrl }, wording) =>
    waitlistMail(
      { application, name: application.identity.fullName, place: null, publicUrl },
      branding,
      wording,
    ),
});
