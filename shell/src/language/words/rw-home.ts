import { knowNames } from '@portal/ui/language';
import fields from '@portal/ui/messages/rw/fields';
import page from '@portal/ui/messages/rw/page';
import months from '@portal/ui/names/rw-months';
import panel from '../../messages/rw/panel';
import signIn from '../../messages/rw/sign-in';
import switching from '../../messages/rw/switching';
import type { Words } from '../saying';
import { words as frame } from './rw-frame';

export { startLanguages } from '../start';

// Home tells days alone.
knowNames('rw', { dates: months, countries: {} });

export const words: Words = {
  own: [...frame.own, panel, signIn, switching],
  ui: [...frame.ui, fields, page],
};
