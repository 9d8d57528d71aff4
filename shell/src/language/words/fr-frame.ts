/* French, the pattern of other languages: as frame; chunk language-fr */

import speech from '@portal/ui/messages/fr/speech';
import uiSwitching from '@portal/ui/messages/fr/switching';
import toasts from '@portal/ui/messages/fr/toasts';
import failure from '../../messages/fr/failure';
import frame from '../../messages/fr/frame';
import type { Words } from '../words-of-page';

export { startLanguages } from '../start';

export const words: Words = { own: [frame, failure], ui: [speech, uiSwitching, toasts] };
