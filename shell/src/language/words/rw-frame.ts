/* Written by `npm run messages` from French beside it: change that, not this file. */

import speech from '@portal/ui/messages/rw/speech';
import uiSwitching from '@portal/ui/messages/rw/switching';
import toasts from '@portal/ui/messages/rw/toasts';
import failure from '../../messages/rw/failure';
import frame from '../../messages/rw/frame';
import type { Words } from '../words-of-page';

export { startLanguages } from '../start';

export const words: Words = { own: [frame, failure], ui: [speech, uiSwitching, toasts] };
