/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import codes from './staff-codes';
import fr from './staff-fr';
import rw from './staff-rw';

const all = { codes, fr, rw };

export default all;
