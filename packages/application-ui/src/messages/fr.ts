/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';
import codes from './fr/codes';
import contacts from './fr/contacts';
import correcting from './fr/correcting';
import corrections from './fr/corrections';
import describing from './fr/describing';
import discarded from './fr/discarded';
import discarding from './fr/discarding';
import documentFields from './fr/documentFields';
import editFiles from './fr/editFiles';
import editing from './fr/editing';
import editTabs from './fr/editTabs';
import eligibility from './fr/eligibility';
import filesWaiting from './fr/filesWaiting';
import furtherForm from './fr/furtherForm';
import letterNotices from './fr/letterNotices';
import letters from './fr/letters';
import made from './fr/made';
import madeEnd from './fr/madeEnd';
import madeReview from './fr/madeReview';
import newPasswords from './fr/newPasswords';
import passwords from './fr/passwords';
import periods from './fr/periods';
import person from './fr/person';
import phoneForm from './fr/phoneForm';
import reading from './fr/reading';
import readings from './fr/readings';
import references from './fr/references';
import referenceViews from './fr/referenceViews';
import removals from './fr/removals';
import resuming from './fr/resuming';
import reviewing from './fr/reviewing';
import sessions from './fr/sessions';
import signing from './fr/signing';
import silence from './fr/silence';
import stays from './fr/stays';
import submitted from './fr/submitted';
import uploading from './fr/uploading';
import visitors from './fr/visitors';
import waiting from './fr/waiting';
import wizard from './fr/wizard';
import wizardLater from './fr/wizardLater';

const words: readonly Piece[] = [
  wizard,
  wizardLater,
  removals,
  codes,
  waiting,
  filesWaiting,
  discarding,
  discarded,
  resuming,
  reviewing,
  submitted,
  made,
  madeReview,
  madeEnd,
  contacts,
  describing,
  corrections,
  correcting,
  documentFields,
  letters,
  stays,
  periods,
  person,
  references,
  letterNotices,
  referenceViews,
  readings,
  signing,
  uploading,
  visitors,
  silence,
  phoneForm,
  editing,
  editTabs,
  editFiles,
  furtherForm,
  passwords,
  newPasswords,
  sessions,
  reading,
  eligibility,
];

export default words;
