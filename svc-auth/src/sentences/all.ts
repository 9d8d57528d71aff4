/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import codes from './codes';
import fr from './fr';
import rw from './rw';

const all = { codes, fr, rw };

export default all;
