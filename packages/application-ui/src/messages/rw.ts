/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';
import appliedWords from './rw/applied';
import codesWords from './rw/codes';
import contactsWords from './rw/contacts';
import correctingWords from './rw/correcting';
import correctionsWords from './rw/corrections';
import describingWords from './rw/describing';
import discardedWords from './rw/discarded';
import discardingWords from './rw/discarding';
import documentFieldsWords from './rw/documentFields';
import editFilesWords from './rw/editFiles';
import editingWords from './rw/editing';
import editTabsWords from './rw/editTabs';
import eligibilityWords from './rw/eligibility';
import filesWaitingWords from './rw/filesWaiting';
import furtherFormWords from './rw/furtherForm';
import letterNoticesWords from './rw/letterNotices';
import lettersWords from './rw/letters';
import madeWords from './rw/made';
import madeEndWords from './rw/madeEnd';
import madeReviewWords from './rw/madeReview';
import newPasswordsWords from './rw/newPasswords';
import nothingFoundWords from './rw/nothingFound';
import passwordsWords from './rw/passwords';
import periodsWords from './rw/periods';
import personWords from './rw/person';
import phoneFormWords from './rw/phoneForm';
import readingWords from './rw/reading';
import readingsWords from './rw/readings';
import referencesWords from './rw/references';
import referenceViewsWords from './rw/referenceViews';
import removalsWords from './rw/removals';
import resumingWords from './rw/resuming';
import returningWords from './rw/returning';
import reviewingWords from './rw/reviewing';
import sessionsWords from './rw/sessions';
import signingWords from './rw/signing';
import silenceWords from './rw/silence';
import staysWords from './rw/stays';
import submittedWords from './rw/submitted';
import termsWords from './rw/terms';
import uploadingWords from './rw/uploading';
import visitorsWords from './rw/visitors';
import waitingWords from './rw/waiting';
import wizardWords from './rw/wizard';
import wizardLaterWords from './rw/wizardLater';
import zonesWords from './rw/zones';

const words: readonly Piece[] = [
  wizardWords,
  wizardLaterWords,
  removalsWords,
  codesWords,
  waitingWords,
  filesWaitingWords,
  discardingWords,
  discardedWords,
  resumingWords,
  reviewingWords,
  submittedWords,
  madeWords,
  madeReviewWords,
  madeEndWords,
  contactsWords,
  describingWords,
  correctionsWords,
  correctingWords,
  documentFieldsWords,
  lettersWords,
  staysWords,
  periodsWords,
  personWords,
  referencesWords,
  letterNoticesWords,
  referenceViewsWords,
  readingsWords,
  signingWords,
  uploadingWords,
  visitorsWords,
  silenceWords,
  phoneFormWords,
  editingWords,
  editTabsWords,
  editFilesWords,
  furtherFormWords,
  passwordsWords,
  newPasswordsWords,
  sessionsWords,
  readingWords,
  eligibilityWords,
  zonesWords,
  appliedWords,
  nothingFoundWords,
  termsWords,
  returningWords,
];

export default words;
