/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import codes from './offers-codes';
import fr from './offers-fr';
import rw from './offers-rw';

const all = { codes, fr, rw };

export default all;
