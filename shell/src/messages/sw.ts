/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';
import accessibilityWords from './sw/accessibility';
import answersWords from './sw/answers';
import aroundPageWords from './sw/aroundPage';
import failureWords from './sw/failure';
import footerWords from './sw/footer';
import frameWords from './sw/frame';
import helpWords from './sw/help';
import homeWords from './sw/home';
import leavingWords from './sw/leaving';
import mailedWords from './sw/mailed';
import maintenanceWords from './sw/maintenance';
import newerWords from './sw/newer';
import overridesWords from './sw/overrides';
import panelWords from './sw/panel';
import prepareWords from './sw/prepare';
import signInWords from './sw/sign-in';
import signingWords from './sw/signing';
import switchingWords from './sw/switching';

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
