/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../language/catalogue';
import answersWords from './fr/answers';
import copiesWords from './fr/copies';
import countsWords from './fr/counts';
import fieldsWords from './fr/fields';
import leavingWords from './fr/leaving';
import listsWords from './fr/lists';
import pageWords from './fr/page';
import phonesWords from './fr/phones';
import photosWords from './fr/photos';
import photosOfferWords from './fr/photosOffer';
import removingWords from './fr/removing';
import savingWords from './fr/saving';
import speechWords from './fr/speech';
import statusesWords from './fr/statuses';
import storedFilesWords from './fr/storedFiles';
import switchingWords from './fr/switching';
import timeWords from './fr/time';
import toastsWords from './fr/toasts';
import uploadsWords from './fr/uploads';
import wizardWords from './fr/wizard';

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
