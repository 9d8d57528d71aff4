import * as t from '../../messages/mail-templates';

const labels: Record<string, () => string> = {
  confirmation: t.labelConfirmation,
  'decision-in-review': t.labelDecisionInReview,
  'decision-approved': t.labelDecisionApproved,
  'decision-rejected': t.labelDecisionRejected,
  'request-approved': t.labelRequestApproved,
  'request-rejected': t.labelRequestRejected,
  'more-time': t.labelMoreTime,
  reopened: t.labelReopened,
  'waiting-list-added': t.labelWaitingListAdded,
  'waiting-list-ended': t.labelWaitingListEnded,
  'draft-ends': t.labelDraftEnds,
  'draft-reminder': t.labelDraftReminder,
  'return-link': t.labelReturnLink,
  'letter-asked': t.labelLetterAsked,
  'letter-reminder': t.labelLetterReminder,
  'letter-link': t.labelLetterLink,
  'letter-refused': t.labelLetterRefused,
  'letter-confirm': t.labelLetterConfirm,
  'password-reset': t.labelPasswordReset,
  invitation: t.labelInvitation,
  'device-code': t.labelDeviceCode,
  'email-code': t.labelEmailCode,
  'address-left': t.labelAddressLeft,
  'address-moved': t.labelAddressMoved,
  'trial-ended': t.labelTrialEnded,
  'changed-password': t.labelChangedPassword,
  'changed-second-step-on': t.labelChangedSecondStepOn,
  'changed-second-step-off': t.labelChangedSecondStepOff,
  'changed-second-step-reset': t.labelChangedSecondStepReset,
  'changed-recovery-codes': t.labelChangedRecoveryCodes,
  'changed-passkey-added': t.labelChangedPasskeyAdded,
  'changed-passkey-removed': t.labelChangedPasskeyRemoved,
};

/** Returns an email's name in the page's language; for an unknown email, the service's label. */
export const labelOfMail = ({ kind, label }: { kind: string; label: string }): string =>
  labels[kind]?.() ?? label;
