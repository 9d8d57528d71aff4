/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import codes from './staff-codes';
import fr from './staff-fr';
import rw from './staff-rw';
import sw from './staff-sw';

const all = { codes, fr, rw, sw };

export default all;
