/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import fr from './fr';
import rw from './rw';
import sw from './sw';

const all = { fr, rw, sw };

export default all;
