/* Written by `npm run messages` from French beside it: change that, not this file. */

import speech from '@portal/ui/messages/sw/speech';
import uiSwitching from '@portal/ui/messages/sw/switching';
import toasts from '@portal/ui/messages/sw/toasts';
import failure from '../../messages/sw/failure';
import frame from '../../messages/sw/frame';
import type { Words } from '../words-of-page';

export { startLanguages } from '../start';

export const words: Words = { own: [frame, failure], ui: [speech, uiSwitching, toasts] };
