/* Written by `npm run messages` from French beside it: change that, not this file. */

import { knowNames } from '@portal/ui/language';
import fields from '@portal/ui/messages/rw/fields';
import page from '@portal/ui/messages/rw/page';
import speech from '@portal/ui/messages/rw/speech';
import uiSwitching from '@portal/ui/messages/rw/switching';
import toasts from '@portal/ui/messages/rw/toasts';
import names from '@portal/ui/names/rw-months';
import frame from '../../messages/rw/frame';
import panel from '../../messages/rw/panel';
import signIn from '../../messages/rw/sign-in';
import switching from '../../messages/rw/switching';
import type { Words } from '../words-of-page';

knowNames('rw', names);

export { startLanguages } from '../start';

// The message of a page that did not open comes with all words, when the home page is idle.
export const words: Words = {
  own: [frame, panel, signIn, switching],
  ui: [speech, uiSwitching, toasts, fields, page],
};
