import type { ShellApi } from '@portal/contract-shell-v1';
import { LanguageSwitch } from '@portal/ui/language';
import * as t from '../../messages/switching';

/** The switch of languages, where more than one is offered, with a message where the words do not arrive. */
export function LanguageChoice({ shell: { language, notify } }: { shell: ShellApi }) {
  return <LanguageSwitch language={language} onFailed={() => notify.error(t.switchFailed())} />;
}
