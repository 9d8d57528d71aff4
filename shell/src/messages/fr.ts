/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';
import accessibilityWords from './fr/accessibility';
import answersWords from './fr/answers';
import aroundPageWords from './fr/aroundPage';
import failureWords from './fr/failure';
import footerWords from './fr/footer';
import frameWords from './fr/frame';
import helpWords from './fr/help';
import homeWords from './fr/home';
import leavingWords from './fr/leaving';
import mailedWords from './fr/mailed';
import maintenanceWords from './fr/maintenance';
import newerWords from './fr/newer';
import overridesWords from './fr/overrides';
import panelWords from './fr/panel';
import prepareWords from './fr/prepare';
import signInWords from './fr/sign-in';
import signingWords from './fr/signing';
import switchingWords from './fr/switching';

const words: readonly Piece[] = [
  frameWords,
  failureWords,
  footerWords,
  homeWords,
  signInWords,
  mailedWords,
  maintenanceWords,
  overridesWords,
  switchingWords,
  newerWords,
  helpWords,
  answersWords,
  prepareWords,
  accessibilityWords,
  signingWords,
  aroundPageWords,
  panelWords,
  leavingWords,
];

export default words;
