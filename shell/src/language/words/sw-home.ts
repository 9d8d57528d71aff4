/* Written by `npm run messages` from French beside it: change that, not this file. */

import fields from '@portal/ui/messages/sw/fields';
import page from '@portal/ui/messages/sw/page';
import speech from '@portal/ui/messages/sw/speech';
import uiSwitching from '@portal/ui/messages/sw/switching';
import toasts from '@portal/ui/messages/sw/toasts';
import frame from '../../messages/sw/frame';
import panel from '../../messages/sw/panel';
import signIn from '../../messages/sw/sign-in';
import switching from '../../messages/sw/switching';
import type { Words } from '../words-of-page';

export { startLanguages } from '../start';

// The message of a page that did not open comes with all words, when the home page is idle.
export const words: Words = {
  own: [frame, panel, signIn, switching],
  ui: [speech, uiSwitching, toasts, fields, page],
};
