import { Label, type Text } from '@portal/contract-language-v1';
import { message } from './message';
import type { ReferenceType } from './vocabulary';

/**
 * Sentences that browser and server share, so that a person reads the same words whichever of them found
 * the problem. Keys are the wire names of fields.
 */

export const signInMessages = {
  wrongPair: 'Login failed. Please check your details and try again.',
  phoneLength: 'Phone number must be between 10 and 15 digits.',
} as const;

export const personalMessages = {
  email_fixed: 'Your email is how you sign in and cannot be changed here',
  phone_fixed: 'Your phone number is how you sign in and cannot be changed here',
} as const;

/** Calendar files and the addresses of calendars. */
export const calendarMessages = {
  nothing: 'There are no days of this application to put into a calendar.',
  enough: 'You have five calendar addresses already. End one of them first.',
  name: 'Give the calendar a name',
} as const;

/** Messages about correcting the email and the phone number by which a person signs in. */
export const contactMessages = {
  code: 'Enter the code from the email',
  submitted:
    'You have submitted an application with this email address and phone number, so they can no longer be changed here. Please write to us.',
} as const;

/** Messages about questions that only a visit has; questions of both applications have theirs above. */
export const visitMessages = {
  /** `labels` are the labels of the fields on the page. */
  required: (labels: readonly string[]) =>
    message('Please fill in the following required fields: {labels}', {
      labels: labels.map((label) => new Label(label)),
    }),
  identityLabel: 'National ID/Passport',
  national_id: 'Select your national ID or passport',
  cv: 'CV/Professional Bio is required. Please upload your CV.',
  letter: 'Institutional letter is required for institutional visits.',
} as const;

export const referenceMessages = {
  otherLetter: (writer: string, referee: string) =>
    message('The stored letter is from {writer}. Select the letter of {referee}', { writer, referee }),
} as const;

/** `label` is the name of the document within a sentence, e.g. `CV`. */
export const fileMessages = {
  missing: (label: string): Text =>
    label === fileLabels.national_id
      ? visitMessages.national_id
      : message('Select your {label}', { label: new Label(label) }),
  notPdf: (label: string) => message('{label} must be a PDF', { label: new Label(label) }),
  notPdfOrPicture: (label: string) =>
    message('{label} must be a PDF, JPG or PNG', { label: new Label(label) }),
  tooLarge: (label: string, megabytes: number): Text =>
    label === 'File'
      ? message('File must be smaller than {megabytes}MB', { megabytes })
      : message('{label} must be smaller than {megabytes}MB', { label: new Label(label), megabytes }),
  empty: (label: string) => message('{label} is empty', { label: new Label(label) }),
  locked: (label: string) => message('{label} is password protected', { label: new Label(label) }),
  unreadable: (label: string) =>
    message('{label} could not be read. Save it as a PDF again and retry', { label: new Label(label) }),
  active: (label: string) =>
    message('{label} contains scripts, commands or attached files. Print it to a new PDF and retry', {
      label: new Label(label),
    }),
  xfa: (label: string) =>
    message('{label} is a form that only some programs can show. Print it to a new PDF and retry', {
      label: new Label(label),
    }),
  failed: (label: string) => message('{label} could not be uploaded, try again', { label: new Label(label) }),
} as const;

/** The name of each file within the sentences of `fileMessages`, in the words of its field's label. */
export const fileLabels = {
  cv: 'CV',
  cover_letter: 'cover letter',
  transcript: 'transcript or proof of enrolment',
  criminal_record: 'criminal record',
  other: 'other document',
  letter: 'letter',
  recommendation_letter: 'recommendation letter',
  academic_letter: 'academic reference letter',
  character_letter: 'character reference letter',
  id: 'identity document',
  national_id: 'national ID or passport',
} as const;

/** The kind of a referee's letter: an academic requirement needs the institution's recommendation. */
export function letterFile(type: ReferenceType, purpose: unknown): keyof typeof fileLabels {
  if (type === 'community') return 'character_letter';
  return purpose === 'academic' ? 'recommendation_letter' : 'academic_letter';
}

/** The message for a referee's missing letter. */
export const letterMissing = (type: ReferenceType, purpose: unknown): Text =>
  fileMessages.missing(fileLabels[letterFile(type, purpose)]);

export const submissionMessages = {
  signature: 'Please provide your signature before submitting.',
  agreement: 'Please agree to the terms and conditions before submitting.',
  incomplete: 'Some parts of the application are missing. Go back to them, then submit again.',
  alreadySubmitted: 'This application has been submitted and cannot be edited.',
  emailLater: 'Your application is in. The confirmation email could not be sent yet; we keep trying.',
} as const;

export const conflictMessages = {
  stale: 'This application was changed in another tab or on another device.',
} as const;

export const portalMessages = {
  closed: 'The application period has ended. The portal is closed at the moment.',
} as const;

export const generalMessages = {
  tooLong: (limit: number) => message('Must be {limit} characters or less', { limit }),
  tooManyRows: (limit: number) => message('Add at most {limit}', { limit }),
  date: 'Enter a real date',
} as const;
