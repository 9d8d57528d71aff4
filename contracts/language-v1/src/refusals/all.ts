/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import fr from './fr';
import rw from './rw';

const all = { fr, rw };

export default all;
