/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Hello,': 'accountHello',
  'Dear {name},': 'accountDear',
  'If this was you, you need not do anything.': 'accountDoNothing',
  When: 'accountWhen',
  'Your code': 'accountYourCode',
  'We will never ask you for your password or a code by phone or by email.': 'accountNeverAsked',
  'We will never ask you for this code by phone or by email.': 'accountNeverAskedCode',
  'Choose a new password for {house}': 'resetSubject',
  'Someone, hopefully you, asked for a new password for your account at {house}.': 'resetAsked',
  'The link below lets you choose one. It works once, within the next hour.': 'resetLink',
  'When you have set it, every device that is signed in to your account is signed out.': 'resetDevices',
  'Choose a new password': 'resetButton',
  'If you did not ask for this, you need not do anything: your password stays as it is.': 'resetNotYou',
  'You are invited to {house}': 'invitationSubject',
  '{invited_by} would like you to join the people who look after the applications at {house}.':
    'invitationBy',
  'Choose a password by the link below and you are in. It works once, within the next 72 hours.':
    'invitationLink',
  'Has the link run out? Whoever invited you can send a new one.': 'invitationRunOut',
  'As an administrator you read and decide applications, and look after the portal and its staff.':
    'invitationAdmin',
  'As a reviewer you read applications and decide them.': 'invitationReviewer',
  'Accept the invitation': 'invitationButton',
  'If you did not expect this, you need not do anything.': 'invitationNotExpected',
  'Your code for {house}': 'codeSubject',
  'Welcome back. You are opening your application on a device that we have not seen before.': 'codeWelcome',
  'This code lets you go on. It is good for ten minutes, and a newer one replaces it.': 'codeGood',
  'If this was not you, you need not do anything: without the code nobody can open your application.':
    'codeNotYou',
  'Somebody, probably you, wants to use this email address for an application to {house}.': 'emailCodeAsked',
  'This code confirms that the address is right. It is good for ten minutes, and a newer one replaces it.':
    'emailCodeGood',
  'If this was not you, you need not do anything: without the code nothing changes.': 'emailCodeNotYou',
  'Your email address was changed ({house})': 'addressLeftSubject',
  'Your account now goes by another email address, which was confirmed by a code. It does not get our emails at this address any more.':
    'addressLeftWhat',
  'If this was not you, write to {mailbox} at once.': 'addressLeftNotYou',
  'We do not write to this address any more ({house})': 'addressMovedSubject',
  'Somebody applied to us and gave this email address. Our team has put another one in its place: what we sent here before opens nothing any more.':
    'addressMovedWhat',
  'If you did not apply, you need not do anything.': 'addressMovedNobody',
  'If you did apply and did not ask for this, write to {mailbox} at once.': 'addressMovedNotAsked',
  'This was not me: choose a new password': 'changedButton',
  'If this was not you, choose a new password at once and write to {mailbox}.': 'changedNotYou',
  'Your password was changed ({house})': 'passwordSubject',
  'The password of your account was changed. All other devices have been signed out.': 'passwordHappened',
  'Your account now asks for a code ({house})': 'stepOnSubject',
  'From now on your account asks for a code from your authenticator app after your password.':
    'stepOnHappened',
  'Your account no longer asks for a code ({house})': 'stepOffSubject',
  'The code from an authenticator app was turned off: your password alone opens your account.':
    'stepOffHappened',
  'An administrator took the code off your account ({house})': 'stepResetSubject',
  'An administrator took the code from an authenticator app off your account and signed you out everywhere. You can set it up again in your profile.':
    'stepResetHappened',
  'Your recovery codes were replaced ({house})': 'recoverySubject',
  'New recovery codes were made for your account. The codes before open nothing any more.':
    'recoveryHappened',
  'Your account has a new passkey ({house})': 'passkeyAddedSubject',
  'A passkey was added to your account. It can be used in place of the code after your password.':
    'passkeyAddedHappened',
  'Your passkey was removed ({house})': 'passkeyRemovedSubject',
  'A passkey of your account was removed. It opens nothing any more.': 'passkeyRemovedHappened',
};

export default sentences;
