import { LanguageSwitch } from '@portal/ui/language';
import * as t from '../../messages/wizard';
import { useApp } from './app-context';

/** The switch of languages, where more than one is offered, with a message where the words do not arrive. */
export function LanguageChoice() {
  const { language, notify } = useApp().shell;
  return <LanguageSwitch language={language} onFailed={() => notify.error(t.switchFailed())} />;
}
