/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../language/catalogue';
import answersWords from './rw/answers';
import copiesWords from './rw/copies';
import countsWords from './rw/counts';
import fieldsWords from './rw/fields';
import leavingWords from './rw/leaving';
import listsWords from './rw/lists';
import pageWords from './rw/page';
import phonesWords from './rw/phones';
import photosWords from './rw/photos';
import photosOfferWords from './rw/photosOffer';
import removingWords from './rw/removing';
import savingWords from './rw/saving';
import speechWords from './rw/speech';
import statusesWords from './rw/statuses';
import storedFilesWords from './rw/storedFiles';
import switchingWords from './rw/switching';
import timeWords from './rw/time';
import toastsWords from './rw/toasts';
import uploadsWords from './rw/uploads';
import wizardWords from './rw/wizard';

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
