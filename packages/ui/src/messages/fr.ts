/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../language/catalogue';
import answers from './fr/answers';
import copies from './fr/copies';
import counts from './fr/counts';
import fields from './fr/fields';
import leaving from './fr/leaving';
import lists from './fr/lists';
import page from './fr/page';
import phones from './fr/phones';
import photos from './fr/photos';
import photosOffer from './fr/photosOffer';
import removing from './fr/removing';
import saving from './fr/saving';
import speech from './fr/speech';
import statuses from './fr/statuses';
import storedFiles from './fr/storedFiles';
import switching from './fr/switching';
import time from './fr/time';
import toasts from './fr/toasts';
import uploads from './fr/uploads';
import wizard from './fr/wizard';

const words: readonly Piece[] = [
  page,
  fields,
  time,
  toasts,
  switching,
  speech,
  answers,
  saving,
  statuses,
  copies,
  leaving,
  wizard,
  storedFiles,
  lists,
  counts,
  uploads,
  photosOffer,
  removing,
  phones,
  photos,
];

export default words;
