/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import pseudo from './en-xa';
import fr from './fr';
import rw from './rw';
import sw from './sw';

const all: Readonly<Record<string, Readonly<Record<string, string>>>> = { 'en-XA': pseudo, fr, rw, sw };

export default all;
