/* Written by `npm run messages` from messages/*.json: change those, not this file. */

import type { Piece } from '@portal/ui/language';
import accessibilityWords from './rw/accessibility';
import answersWords from './rw/answers';
import aroundPageWords from './rw/aroundPage';
import failureWords from './rw/failure';
import footerWords from './rw/footer';
import frameWords from './rw/frame';
import helpWords from './rw/help';
import homeWords from './rw/home';
import leavingWords from './rw/leaving';
import mailedWords from './rw/mailed';
import maintenanceWords from './rw/maintenance';
import newerWords from './rw/newer';
import overridesWords from './rw/overrides';
import panelWords from './rw/panel';
import prepareWords from './rw/prepare';
import signInWords from './rw/sign-in';
import signingWords from './rw/signing';
import switchingWords from './rw/switching';

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
