/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import codes from './offers-codes';
import fr from './offers-fr';
import rw from './offers-rw';
import sw from './offers-sw';

const all = { codes, fr, rw, sw };

export default all;
