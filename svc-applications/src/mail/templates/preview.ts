import {
  type ApplicationType,
  type Decision,
  programmes,
  templateMessages as say,
} from '@portal/contract-svc-applications-v1';
import { NotFound } from '@portal/service-kit/errors';
import type { Tongue } from '@portal/service-kit/language';
import type { MailBranding, WrittenMail } from '@portal/service-kit/mail';
import { checkTemplate, type Template, type Wording } from '@portal/service-kit/mail-words';
import type { WholeApplication } from '../../application/application';
import type { Hidden } from '../../platform/hidden-store';
import { tongueOf } from '../../platform/language/tongue';
import type { Asker } from '../../platform/roles';
import type { Service } from '../../platform/service';
import type { Stores } from '../../platform/stores';
import { confirmationMail } from '../confirmation';
import { decisionMail } from '../decision';
import { draftEndsMail } from '../draft-ends';
import { letterLink } from '../letter-link';
import { askMail, confirmMail } from '../referee-mails';
import { reminderMail } from '../reminders/mail';
import { reopenedMail } from '../reopened';
import { requestDecidedMail } from '../request-decided';
import { returnLinkMail } from '../return-link/mail';
import { letterKinds } from './letters';
import type { TemplatePlace } from './store';
import { kindOf, type TemplateKey } from './template';

/** What staff would write, in the place of their words. */
const messageIn = ({ say }: Tongue): string =>
  [say('Your message to the applicant appears here.'), say('Each line is a paragraph.')].join('\n');
const monthMs = 30 * 24 * 3_600_000;

interface Shown {
  application: Pick<WholeApplication, 'id' | 'type' | 'origin' | 'currentStep' | 'submittedAt' | 'identity'>;
  branding: MailBranding;
  publicUrl: string;
  now: Date;
  timeZone: string;
}

type Write = (shown: Shown, wording: Wording) => WrittenMail;

const decided =
  (status: Decision): Write =>
  ({ application, branding, publicUrl }, wording) =>
    decisionMail(
      {
        application,
        name: application.identity.fullName,
        status,
        message: messageIn(wording.tongue),
        publicUrl,
      },
      branding,
      wording,
    );

const requested =
  (status: 'approved' | 'rejected'): Write =>
  ({ application: { type, identity }, branding, publicUrl }, wording) =>
    requestDecidedMail(
      { type, name: identity.fullName, status, notes: messageIn(wording.tongue), publicUrl },
      branding,
      wording,
    );

/** The secret of no letter. */
const nowhere = 'preview';

const toReferee: Write = ({ application: { identity }, branding, publicUrl }, wording) =>
  askMail({ applicant: identity.fullName, link: letterLink(publicUrl, nowhere) }, branding, wording);

const writers: Record<TemplateKey, Write> = {
  ...Object.fromEntries(letterKinds.map(({ key }) => [key, toReferee])),
  'letter-confirm': ({ branding, publicUrl }, wording) =>
    confirmMail(letterLink(publicUrl, nowhere), branding, wording),
  confirmation({ application, branding, publicUrl, now, timeZone }, wording) {
    const { email } = application.identity;
    const submittedAt = application.submittedAt ?? now;
    // A preview makes no password.
    const made = { password: '••••••••', link: `${publicUrl}/` };
    const shown = { application, email, submittedAt, timeZone, publicUrl, ...made };
    return confirmationMail(shown, branding, wording);
  },
  'decision-in-review': decided('in-review'),
  'decision-approved': decided('approved'),
  'decision-rejected': decided('rejected'),
  'request-approved': requested('approved'),
  'request-rejected': requested('rejected'),
  reopened({ application, branding, publicUrl, now }, wording) {
    const until = new Date(now.getTime() + monthMs).toISOString().slice(0, 10);
    const asked = { sections: ['person'], reason: messageIn(wording.tongue), until };
    return reopenedMail(
      { application, name: application.identity.fullName, asked, publicUrl },
      branding,
      wording,
    );
  },
  'draft-reminder'({ application, branding, publicUrl }, wording) {
    const letter = { application, days: 3, secret: 'preview', publicUrl };
    const { subject, text, html } = reminderMail(letter, branding, wording);
    return { subject, text, html };
  },
  'return-link': ({ application, branding, publicUrl }, wording) =>
    returnLinkMail({ application, publicUrl }, branding, wording),
  'draft-ends': ({ application, branding, publicUrl, now, timeZone }, wording) =>
    draftEndsMail(
      { application, endsAt: new Date(now.getTime() + monthMs), timeZone, publicUrl },
      branding,
      wording,
    ),
};

/** A made-up application, while the programme has none. */
const nobody = (type: ApplicationType): Shown['application'] => ({
  id: 7,
  type,
  origin: 'wizard',
  currentStep: 6,
  submittedAt: null,
  identity: {
    fullName: 'Amina Uwase',
    email: 'amina@example.org',
    phoneNumber: '+250788000111',
    dateOfBirth: '2000-01-01',
  },
});

export interface PreviewRequest {
  asker: Asker;
  place: TemplatePlace;
  template: Template;
  /** The application whose facts it shows; the newest of the programme when absent. */
  applicationId?: number;
}

type Parts = Pick<Service, 'stores' | 'branding' | 'publicUrl' | 'clock' | 'portal'>;

/**
 * The mail as these words would make it; nothing is stored or sent.
 * @throws Invalid, NotFound
 */
export async function previewTemplate(
  { stores, branding, publicUrl, clock, portal }: Parts,
  { asker, place, template, applicationId }: PreviewRequest,
): Promise<WrittenMail & { applicationId: number | null }> {
  checkTemplate(kindOf(place.kind), template, say);
  const type = typeOf(place);
  const id = applicationId ?? (await newestOf(stores, type, await stores.conflicts.hiddenFrom(asker)));
  const found = id === undefined ? undefined : await stores.applications.find({ id, type });
  if (applicationId !== undefined && !found) throw new NotFound();
  const write = writers[place.kind];
  if (!write) throw new NotFound();
  const { timeZone } = portal.known();
  const shown = { application: found ?? nobody(type), branding, publicUrl, now: clock(), timeZone };
  const wording = { template, tongue: tongueOf(place.language) };
  return { ...write(shown, wording), applicationId: found?.id ?? null };
}

async function newestOf(
  { lists }: Pick<Stores, 'lists'>,
  type: ApplicationType,
  hidden: Hidden,
): Promise<number | undefined> {
  const sort = { by: 'created_at' as const, descending: true };
  return (await lists.page({ type, sort, terms: [], hidden, offset: 0, limit: 1 })).rows[0]?.id;
}

function typeOf({ programme }: TemplatePlace): ApplicationType {
  const found = programmes.find(({ key }) => key === programme);
  if (!found) throw new NotFound();
  return found.key;
}
