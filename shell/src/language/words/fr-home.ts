/* French, the pattern of other languages: as home; chunk language-fr.home; names months */

import fields from '@portal/ui/messages/fr/fields';
import page from '@portal/ui/messages/fr/page';
import speech from '@portal/ui/messages/fr/speech';
import uiSwitching from '@portal/ui/messages/fr/switching';
import toasts from '@portal/ui/messages/fr/toasts';
import frame from '../../messages/fr/frame';
import panel from '../../messages/fr/panel';
import signIn from '../../messages/fr/sign-in';
import switching from '../../messages/fr/switching';
import type { Words } from '../words-of-page';

export { startLanguages } from '../start';

// The message of a page that did not open comes with all words, when the home page is idle.
export const words: Words = {
  own: [frame, panel, signIn, switching],
  ui: [speech, uiSwitching, toasts, fields, page],
};
