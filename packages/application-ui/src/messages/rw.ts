/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';
import codes from './rw/codes';
import contacts from './rw/contacts';
import correcting from './rw/correcting';
import corrections from './rw/corrections';
import describing from './rw/describing';
import discarded from './rw/discarded';
import discarding from './rw/discarding';
import documentFields from './rw/documentFields';
import editFiles from './rw/editFiles';
import editing from './rw/editing';
import editTabs from './rw/editTabs';
import eligibility from './rw/eligibility';
import filesWaiting from './rw/filesWaiting';
import furtherForm from './rw/furtherForm';
import letterNotices from './rw/letterNotices';
import letters from './rw/letters';
import made from './rw/made';
import madeEnd from './rw/madeEnd';
import madeReview from './rw/madeReview';
import newPasswords from './rw/newPasswords';
import passwords from './rw/passwords';
import periods from './rw/periods';
import person from './rw/person';
import phoneForm from './rw/phoneForm';
import reading from './rw/reading';
import readings from './rw/readings';
import references from './rw/references';
import referenceViews from './rw/referenceViews';
import removals from './rw/removals';
import resuming from './rw/resuming';
import reviewing from './rw/reviewing';
import sessions from './rw/sessions';
import signing from './rw/signing';
import silence from './rw/silence';
import stays from './rw/stays';
import submitted from './rw/submitted';
import uploading from './rw/uploading';
import visitors from './rw/visitors';
import waiting from './rw/waiting';
import wizard from './rw/wizard';
import wizardLater from './rw/wizardLater';

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
