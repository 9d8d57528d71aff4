import type { ShellApi } from '@portal/contract-shell-v1';
import { LanguageSwitch } from '@portal/ui/language';
import * as t from '../../messages/switching';

/** The language switch, if more than one language is offered, with a message when the words cannot be loaded. */
export function LanguageChoice({ shell: { language, notify } }: { shell: ShellApi }) {
  return <LanguageSwitch language={language} onFailed={() => notify.error(t.switchFailed())} />;
}
