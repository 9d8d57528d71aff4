/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';
import appliedWords from './sw/applied';
import codesWords from './sw/codes';
import contactsWords from './sw/contacts';
import correctingWords from './sw/correcting';
import correctionsWords from './sw/corrections';
import describingWords from './sw/describing';
import discardedWords from './sw/discarded';
import discardingWords from './sw/discarding';
import documentFieldsWords from './sw/documentFields';
import editFilesWords from './sw/editFiles';
import editingWords from './sw/editing';
import editTabsWords from './sw/editTabs';
import eligibilityWords from './sw/eligibility';
import filesWaitingWords from './sw/filesWaiting';
import furtherFormWords from './sw/furtherForm';
import letterNoticesWords from './sw/letterNotices';
import lettersWords from './sw/letters';
import madeWords from './sw/made';
import madeEndWords from './sw/madeEnd';
import madeReviewWords from './sw/madeReview';
import newPasswordsWords from './sw/newPasswords';
import nothingFoundWords from './sw/nothingFound';
import passwordsWords from './sw/passwords';
import periodsWords from './sw/periods';
import personWords from './sw/person';
import phoneFormWords from './sw/phoneForm';
import readingWords from './sw/reading';
import readingsWords from './sw/readings';
import referencesWords from './sw/references';
import referenceViewsWords from './sw/referenceViews';
import removalsWords from './sw/removals';
import resumingWords from './sw/resuming';
import returningWords from './sw/returning';
import reviewingWords from './sw/reviewing';
import sessionsWords from './sw/sessions';
import signingWords from './sw/signing';
import silenceWords from './sw/silence';
import staysWords from './sw/stays';
import submittedWords from './sw/submitted';
import termsWords from './sw/terms';
import uploadingWords from './sw/uploading';
import visitorsWords from './sw/visitors';
import waitingWords from './sw/waiting';
import wizardWords from './sw/wizard';
import wizardLaterWords from './sw/wizardLater';
import zonesWords from './sw/zones';

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
