/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../language/catalogue';
import answersWords from './sw/answers';
import copiesWords from './sw/copies';
import countsWords from './sw/counts';
import fieldsWords from './sw/fields';
import leavingWords from './sw/leaving';
import listsWords from './sw/lists';
import pageWords from './sw/page';
import phonesWords from './sw/phones';
import photosWords from './sw/photos';
import photosOfferWords from './sw/photosOffer';
import removingWords from './sw/removing';
import savingWords from './sw/saving';
import speechWords from './sw/speech';
import statusesWords from './sw/statuses';
import storedFilesWords from './sw/storedFiles';
import switchingWords from './sw/switching';
import timeWords from './sw/time';
import toastsWords from './sw/toasts';
import uploadsWords from './sw/uploads';
import wizardWords from './sw/wizard';

const words: readonly Piece[] = [
  pageWords,
  fieldsWords,
  timeWords,
  toastsWords,
  switchingWords,
  speechWords,
  answersWords,
  savingWords,
  statusesWords,
  copiesWords,
  leavingWords,
  wizardWords,
  storedFilesWords,
  listsWords,
  countsWords,
  uploadsWords,
  photosOfferWords,
  removingWords,
  phonesWords,
  photosWords,
];

export default words;
