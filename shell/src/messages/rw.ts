/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';
import accessibility from './rw/accessibility';
import answers from './rw/answers';
import aroundPage from './rw/aroundPage';
import footer from './rw/footer';
import frame from './rw/frame';
import help from './rw/help';
import home from './rw/home';
import mailed from './rw/mailed';
import maintenance from './rw/maintenance';
import newer from './rw/newer';
import overrides from './rw/overrides';
import panel from './rw/panel';
import prepare from './rw/prepare';
import signIn from './rw/sign-in';
import signing from './rw/signing';
import switching from './rw/switching';

const words: readonly Piece[] = [
  frame,
  footer,
  home,
  signIn,
  mailed,
  maintenance,
  overrides,
  switching,
  newer,
  help,
  answers,
  prepare,
  accessibility,
  signing,
  aroundPage,
  panel,
];

export default words;
