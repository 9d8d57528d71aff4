/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '../language/catalogue';
import answers from './rw/answers';
import copies from './rw/copies';
import counts from './rw/counts';
import fields from './rw/fields';
import leaving from './rw/leaving';
import lists from './rw/lists';
import page from './rw/page';
import phones from './rw/phones';
import photos from './rw/photos';
import photosOffer from './rw/photosOffer';
import removing from './rw/removing';
import saving from './rw/saving';
import speech from './rw/speech';
import statuses from './rw/statuses';
import storedFiles from './rw/storedFiles';
import switching from './rw/switching';
import time from './rw/time';
import toasts from './rw/toasts';
import uploads from './rw/uploads';
import wizard from './rw/wizard';

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
