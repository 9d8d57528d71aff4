import { message } from './message';
import type { Choice } from './vocabulary';

/** The colours of a label; its text has the same meaning. */
export const labelTones = [
  { value: 'neutral', label: 'Grey' },
  { value: 'info', label: 'Blue' },
  { value: 'success', label: 'Green' },
  { value: 'warning', label: 'Yellow' },
  { value: 'danger', label: 'Red' },
] as const satisfies readonly Choice[];
export type LabelTone = (typeof labelTones)[number]['value'];

/** Limits, in characters or numbers, of what staff write while reading. */
export const readingLimits = {
  labelName: 40,
  labels: 50,
  note: 2000,
  notes: 500,
  criterionName: 80,
  criterionHelp: 300,
  criteria: 12,
  weight: 10,
  comment: 2000,
  /** The most applications of one action. */
  together: 1000,
  readersEach: 5,
  /** The most readers assigned in one action. */
  readersAtOnce: 100,
} as const;

/** The points for a criterion, from the lowest. */
export const points = [1, 2, 3, 4, 5] as const;

/** Messages about reading applications together. */
export const readingMessages = {
  knows: 'You said that you know this person. Somebody else reads this application.',
  notSubmitted: 'Notes, labels and readers are for applications that have been submitted.',
  note: message('Write a note of at most {note} characters.', { note: readingLimits.note }),
  tooManyNotes: 'This application has as many notes as it can have. Remove one that is not needed any more.',
  labelName: message('Enter a name of at most {most} characters.', { most: readingLimits.labelName }),
  labelTaken: 'There is a label with this name already.',
  tooManyLabels: message('There can be {labels} labels. Remove one that is not needed any more.', {
    labels: readingLimits.labels,
  }),
  labelGone: 'This label no longer exists. Open the application again.',
  reader: 'Choose a reader. Somebody you chose has left the staff.',
  readerKnows: 'This reader knows the applicant, so they cannot read this application.',
  liftOwn: 'You said that you know this person. Another administrator has to give you access again.',
  liftReason: 'Write a reason of at most 500 characters. It appears in the history of the application.',
  withdrawn: 'The applicant has withdrawn this application.',
  knowsPerson: (reader: string) => message('{reader} knows this person.', { reader }),
  allKnowPerson: 'All of these readers know this person.',
  readsAlready: (reader: string) => message('{reader} is already a reader of it.', { reader }),
  allReadAlready: 'It already has these readers.',
  noReaders: 'Choose at least one reader.',
  readersEach: message('Enter a whole number of readers from 1 to {most}.', {
    most: readingLimits.readersEach,
  }),
  nothingToAssign: 'No application matches. Choose another programme or status.',
  tooMany: message('At most {together} applications can be assigned at once. Choose fewer.', {
    together: readingLimits.together,
  }),
  criteria: message('Enter 1 to {criteria} criteria.', { criteria: readingLimits.criteria }),
  criterionName: message('Enter a name of at most {most} characters.', { most: readingLimits.criterionName }),
  criterionHelp: message('Enter at most {most} characters.', { most: readingLimits.criterionHelp }),
  weight: message('Enter a whole number from 1 to {most}.', { most: readingLimits.weight }),
  formChanged: 'Somebody else changed this score sheet in the meantime. Load the page again to see it.',
  noForm: 'There is no score sheet for this programme yet. An administrator makes it in Portal Settings.',
  points: 'Give a score from 1 to 5.',
  comment: message('Write at most {comment} characters.', { comment: readingLimits.comment }),
  sheetSent: 'You have sent your score sheet already. It cannot be changed any more.',
  sheetStale: 'You changed this score sheet in another window. Load the page again to see it.',
  otherForm: 'The score sheet was changed in the meantime. Load the page again; your words are kept.',
} as const;
