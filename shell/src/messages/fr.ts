/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';
import accessibility from './fr/accessibility';
import answers from './fr/answers';
import aroundPage from './fr/aroundPage';
import footer from './fr/footer';
import frame from './fr/frame';
import help from './fr/help';
import home from './fr/home';
import mailed from './fr/mailed';
import maintenance from './fr/maintenance';
import newer from './fr/newer';
import overrides from './fr/overrides';
import panel from './fr/panel';
import prepare from './fr/prepare';
import signIn from './fr/sign-in';
import signing from './fr/signing';
import switching from './fr/switching';

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
