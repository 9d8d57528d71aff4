import type { ShellApi } from '@portal/contract-shell-v1';
import { LanguageSwitch } from '@portal/ui/language';
import * as t from '../messages';

/** The switch of languages in a header, where more than one is offered. */
export function LanguageChoice({ shell: { language, notify } }: { shell: ShellApi }) {
  return <LanguageSwitch language={language} onFailed={() => notify.error(t.switchFailed())} />;
}
