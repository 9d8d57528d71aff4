import { LanguageSwitch } from '@portal/ui/language';
import * as t from '../../messages/wizard';
import { useApp } from './app-context';

/** The language switch, when more than one language is offered, with a message when words fail to load. */
export function LanguageChoice() {
  const { language, notify } = useApp().shell;
  return <LanguageSwitch language={language} onFailed={() => notify.error(t.switchFailed())} />;
}
