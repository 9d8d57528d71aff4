import { type MailBranding, type WrittenMail, writeMail } from '@portal/service-kit/mail';
import type { AccountChange } from '../changes/tell';
import { inWords } from './in-words';

const said: Record<AccountChange, { subject: string; happened: string }> = {
  password: {
    subject: 'Your password was changed',
    happened: 'The password of your account was changed. All other devices have been signed out.',
  },
  'second-step-on': {
    subject: 'Your account now asks for a code',
    happened: 'From now on your account asks for a code from your authenticator app after your password.',
  },
  'second-step-off': {
    subject: 'Your account no longer asks for a code',
    happened: 'The code from an authenticator app was turned off: your password alone opens your account.',
  },
  'second-step-reset': {
    subject: 'An administrator took the code off your account',
    happened:
      'An administrator took the code from an authenticator app off your account and signed you out everywhere. You can set it up again in your profile.',
  },
  'recovery-codes': {
    subject: 'Your recovery codes were replaced',
    happened: 'New recovery codes were made for your account. The codes before open nothing any more.',
  },
  'passkey-added': {
    subject: 'Your account has a new passkey',
    happened: 'A passkey was added to your account. It can be used in place of the code after your password.',
  },
  'passkey-removed': {
    subject: 'Your passkey was removed',
    happened: 'A passkey of your account was removed. It opens nothing any more.',
  },
};

/** The mail that tells the owner of an account what was changed, so that nobody changes it unseen. */
export function changeMail(
  change: AccountChange,
  at: Date,
  links: { forgotten: string },
  branding: MailBranding,
): WrittenMail {
  const { subject, happened } = said[change];
  return writeMail(
    {
      subject: `${subject} (${branding.name})`,
      greeting: 'Hello,',
      paragraphs: [happened, 'If this was you, you need not do anything.'],
      facts: [{ term: 'When', value: inWords(at) }],
      button: { label: 'This was not me: choose a new password', href: links.forgotten },
      afterwards: [
        `If this was not you, choose a new password at once and write to ${branding.mailbox}.`,
        'We will never ask you for your password or a code by phone or by email.',
      ],
    },
    branding,
  );
}
