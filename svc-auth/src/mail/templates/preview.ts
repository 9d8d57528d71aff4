import { templateMessages as t } from '@portal/contract-svc-applications-v1';
import type { WrittenMail } from '@portal/service-kit/mail';
import { checkTemplate, type Template, type Wording } from '@portal/service-kit/mail-words';
import { accountChanges } from '../../accounts/changes/kinds';
import type { Person } from '../../accounts/people/person';
import { SessionOver } from '../../platform/errors';
import { translatorFor } from '../../platform/language/translator-for';
import type { Service } from '../../platform/service';
import { resetLink } from '../../signing-in/forgotten-password/link';
import { invitationLink } from '../../staff/accounts/invitations';
import { addressLeftMail } from '../mails/address-left-mail';
import { addressMovedMail } from '../mails/address-moved-mail';
import { changeMail, forgottenLink } from '../mails/change-mail';
import { codeMail } from '../mails/code-mail';
import { emailCodeMail } from '../mails/email-code-mail';
import { invitationMail } from '../mails/invitation-mail';
import { resetMail } from '../mails/reset-mail';
import { changedKey, kindOf, type TemplateKey } from '../mails/template-kinds';
import { boardOf, trialEndedMail } from '../mails/trial-ended-mail';
import type { TemplatePlace } from './store';

/** A link and a code for the preview, which open nothing. */
const nowhere = 'preview';
const noCode = '••••••';

interface Shown extends Pick<Service, 'branding' | 'publicUrl'> {
  /** The person who looks at the preview; no other person's name is used. */
  person: Person;
  now: Date;
  timeZone: string;
}

type Write = (shown: Shown, wording: Wording) => WrittenMail;

const changed: Write = ({ branding, publicUrl, now: at, timeZone }, wording) =>
  changeMail({ at, timeZone, forgotten: forgottenLink(publicUrl) }, branding, wording);

/** An invented trial. */
const sampleTrial = {
  remote: 'mfe-admin',
  version: '1.5.0',
  live: '1.4.0',
  why: 'failures',
  trial: { visitors: 15, failing: 12, load_ms: null },
  beside: { visitors: 140, failing: 1, load_ms: null },
} as const;

const writers: ReadonlyMap<TemplateKey, Write> = new Map<TemplateKey, Write>([
  [
    'password-reset',
    ({ branding, publicUrl }, wording) => resetMail(resetLink(publicUrl, nowhere), branding, wording),
  ],
  [
    'invitation',
    ({ person: { name, role, roleName }, branding, publicUrl }, wording) => {
      const to = { name, role, roleName, invitedBy: name };
      return invitationMail(to, invitationLink(publicUrl, nowhere), branding, wording);
    },
  ],
  ['device-code', ({ branding }, wording) => codeMail(noCode, branding, wording)],
  ['email-code', ({ branding }, wording) => emailCodeMail(noCode, branding, wording)],
  [
    'address-left',
    ({ branding, now: at, timeZone }, wording) => addressLeftMail({ at, timeZone }, branding, wording),
  ],
  [
    'address-moved',
    ({ branding, now: at, timeZone }, wording) => addressMovedMail({ at, timeZone }, branding, wording),
  ],
  [
    'trial-ended',
    ({ branding, publicUrl, now: at, timeZone }, wording) =>
      trialEndedMail(
        { ...sampleTrial, at: at.toISOString() },
        { moment: { at, timeZone }, board: boardOf(publicUrl) },
        branding,
        wording,
      ),
  ],
  ...accountChanges.map((change): [TemplateKey, Write] => [changedKey(change), changed]),
]);

interface PreviewRequest {
  place: TemplatePlace;
  template: Template;
  /** The person who looks at the preview. */
  personId: number;
}

type Parts = Pick<Service, 'stores' | 'branding' | 'publicUrl' | 'clock' | 'portal'>;

/**
 * Returns the mail that these words would make, addressed to the person who looks at it. Nothing is stored or sent.
 * @throws Invalid
 */
export async function previewTemplate(
  { stores, branding, publicUrl, clock, portal }: Parts,
  { place, template, personId }: PreviewRequest,
): Promise<WrittenMail> {
  checkTemplate(kindOf(place.kind), template, t);
  const write = writers.get(place.kind);
  if (!write) throw new Error(`There is no preview of ${place.kind}`);
  const person = await stores.people.byId(personId);
  if (!person?.active) throw new SessionOver();
  const wording = { template, translator: translatorFor(place.language) };
  const timeZone = await portal.timeZone();
  return write({ person, branding, publicUrl, now: clock(), timeZone }, wording);
}
