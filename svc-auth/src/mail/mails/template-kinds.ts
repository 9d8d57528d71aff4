import { kindIn, type Template, type TemplateKind, type Wording } from '@portal/service-kit/mail-words';
import { type AccountChange, accountChanges } from '../../accounts/changes/kinds';
import { translatorFor } from '../../platform/language/translator-for';

const organisation = { name: 'organisation', meaning: 'the name of the organisation' };

// Mails to mailboxes that may be unproven contain no name: whoever typed the address may have typed the name, too.
const links: readonly TemplateKind[] = [
  {
    key: 'password-reset',
    label: 'Link to a new password',
    placeholders: [organisation],
    standard: {
      subject: 'Choose a new password for {organisation}',
      text: `Hello,

Someone, hopefully you, asked for a new password for your account at {organisation}.

The link below lets you choose one. It works once, within the next hour.`,
      small: 'When you have set it, every device that is signed in to your account is signed out.',
    },
  },
  {
    key: 'invitation',
    label: 'Invitation to the staff',
    // This name is safe, because only an administrator can have typed it.
    placeholders: [
      { name: 'name', meaning: 'the name of the invited person' },
      { name: 'invited_by', meaning: 'the name of the administrator who invites' },
      { name: 'may', meaning: 'what an administrator or a reviewer may do', textOnly: true },
      organisation,
    ],
    standard: {
      subject: 'You are invited to {organisation}',
      text: `Dear {name},

{invited_by} would like you to join the people who look after the applications at {organisation}.

{may}

Choose a password by the link below and you are in. It works once, within the next 72 hours.`,
      small: 'Has the link run out? Whoever invited you can send a new one.',
    },
  },
];

const codes: readonly TemplateKind[] = [
  {
    key: 'device-code',
    label: 'Code on a new device',
    placeholders: [organisation],
    standard: {
      subject: 'Your code for {organisation}',
      text: `Hello,

Welcome back. You are opening your application on a device that we have not seen before.

Enter this code to continue. It works for ten minutes, and a newer one replaces it.`,
      small: '',
    },
  },
  {
    key: 'email-code',
    label: 'Code for a corrected email address',
    placeholders: [organisation],
    standard: {
      subject: 'Your code for {organisation}',
      text: `Hello,

Somebody, probably you, wants to use this email address for an application to {organisation}.

This code confirms that the address is right. It works for ten minutes, and a newer one replaces it.`,
      small: '',
    },
  },
];

const addresses: readonly TemplateKind[] = [
  {
    key: 'address-left',
    label: 'Email address changed (to the old one)',
    placeholders: [organisation],
    standard: {
      subject: 'Your email address was changed ({organisation})',
      text: `Hello,

Your account now uses another email address, which was confirmed by a code. We no longer send its emails to this address.

If this was you, you do not need to do anything.`,
      small: '',
    },
  },
  {
    key: 'address-moved',
    label: 'Wrong email address taken off',
    placeholders: [organisation],
    standard: {
      subject: 'We no longer write to this address ({organisation})',
      text: `Hello,

Somebody applied to us and gave this email address. Our team has replaced it with another one: links that we sent here before no longer work.

If you did not apply, you do not need to do anything.`,
      small: '',
    },
  },
];

const releases: readonly TemplateKind[] = [
  {
    key: 'trial-ended',
    label: 'Trial of a version ended by the portal',
    placeholders: [organisation],
    standard: {
      subject: 'A trial was ended by itself ({organisation})',
      text: `Hello,

The portal has ended a trial, because the new version did worse than the one beside it. Everybody has the version from before again, and nothing that people typed was lost.

Nothing is urgent. Whoever made the new version should look into it before it is tried again.`,
      small: 'You get this email because you may release parts of the portal.',
    },
  },
];

const changed: Record<AccountChange, { label: string; subject: string; happened: string }> = {
  password: {
    label: 'Password changed',
    subject: 'Your password was changed ({organisation})',
    happened: 'The password of your account was changed. All other devices have been signed out.',
  },
  'second-step-on': {
    label: 'Code at sign-in turned on',
    subject: 'Your account now asks for a code ({organisation})',
    happened: 'From now on your account asks for a code from your authenticator app after your password.',
  },
  'second-step-off': {
    label: 'Code at sign-in turned off',
    subject: 'Your account no longer asks for a code ({organisation})',
    happened: 'The code from an authenticator app was turned off: your password alone opens your account.',
  },
  'second-step-reset': {
    label: 'Code at sign-in taken off by an administrator',
    subject: 'An administrator took the code off your account ({organisation})',
    happened:
      'An administrator took the code from an authenticator app off your account and signed you out everywhere. You can set it up again in your profile.',
  },
  'recovery-codes': {
    label: 'New recovery codes',
    subject: 'Your recovery codes were replaced ({organisation})',
    happened: 'New recovery codes were made for your account. The old codes no longer work.',
  },
  'passkey-added': {
    label: 'Passkey added',
    subject: 'Your account has a new passkey ({organisation})',
    happened: 'A passkey was added to your account. It can be used in place of the code after your password.',
  },
  'passkey-removed': {
    label: 'Passkey removed',
    subject: 'Your passkey was removed ({organisation})',
    happened: 'A passkey of your account was removed. It no longer works.',
  },
};

/** Returns the template key of the mail about a change of an account. */
export const changedKey = (change: AccountChange): TemplateKey => `changed-${change}`;

const changes = accountChanges.map((change): TemplateKind => {
  const { label, subject, happened } = changed[change];
  return {
    key: changedKey(change),
    label,
    placeholders: [organisation],
    standard: {
      subject,
      text: `Hello,\n\n${happened}\n\nIf this was you, you do not need to do anything.`,
      small: '',
    },
  };
});

/** The mails about accounts, whose words an administrator can change. */
export const templateKinds: readonly TemplateKind[] = [
  ...links,
  ...codes,
  ...addresses,
  ...releases,
  ...changes,
];

export type TemplateKey = string;

/** Returns a kind of mail with the standard words of a language. */
export function kindOf(key: TemplateKey, language = 'en'): TemplateKind {
  const kind = templateKinds.find((one) => one.key === key);
  if (!kind) throw new Error(`There is no mail template ${key}`);
  return kindIn(kind, translatorFor(language));
}

export const standardOf = (key: TemplateKey, language?: string): Template => kindOf(key, language).standard;

/** Returns the standard words in English. */
export const plainWording = (key: TemplateKey): Wording => ({
  template: standardOf(key),
  translator: translatorFor('en'),
});
