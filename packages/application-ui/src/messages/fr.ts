/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';
import appliedWords from './fr/applied';
import codesWords from './fr/codes';
import contactsWords from './fr/contacts';
import correctingWords from './fr/correcting';
import correctionsWords from './fr/corrections';
import describingWords from './fr/describing';
import discardedWords from './fr/discarded';
import discardingWords from './fr/discarding';
import documentFieldsWords from './fr/documentFields';
import editFilesWords from './fr/editFiles';
import editingWords from './fr/editing';
import editTabsWords from './fr/editTabs';
import eligibilityWords from './fr/eligibility';
import filesWaitingWords from './fr/filesWaiting';
import furtherFormWords from './fr/furtherForm';
import letterNoticesWords from './fr/letterNotices';
import lettersWords from './fr/letters';
import madeWords from './fr/made';
import madeEndWords from './fr/madeEnd';
import madeReviewWords from './fr/madeReview';
import newPasswordsWords from './fr/newPasswords';
import nothingFoundWords from './fr/nothingFound';
import passwordsWords from './fr/passwords';
import periodsWords from './fr/periods';
import personWords from './fr/person';
import phoneFormWords from './fr/phoneForm';
import readingWords from './fr/reading';
import readingsWords from './fr/readings';
import referencesWords from './fr/references';
import referenceViewsWords from './fr/referenceViews';
import removalsWords from './fr/removals';
import resumingWords from './fr/resuming';
import returningWords from './fr/returning';
import reviewingWords from './fr/reviewing';
import sessionsWords from './fr/sessions';
import signingWords from './fr/signing';
import silenceWords from './fr/silence';
import staysWords from './fr/stays';
import submittedWords from './fr/submitted';
import termsWords from './fr/terms';
import uploadingWords from './fr/uploading';
import visitorsWords from './fr/visitors';
import waitingWords from './fr/waiting';
import wizardWords from './fr/wizard';
import wizardLaterWords from './fr/wizardLater';
import zonesWords from './fr/zones';

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
