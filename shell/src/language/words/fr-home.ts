import fields from '@portal/ui/messages/fr/fields';
import page from '@portal/ui/messages/fr/page';
import panel from '../../messages/fr/panel';
import signIn from '../../messages/fr/sign-in';
import switching from '../../messages/fr/switching';
import type { Words } from '../saying';
import { words as frame } from './fr-frame';

export { startLanguages } from '../start';

export const words: Words = {
  own: [...frame.own, panel, signIn, switching],
  ui: [...frame.ui, fields, page],
};
