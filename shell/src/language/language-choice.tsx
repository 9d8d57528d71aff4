import type { PageComponentProps } from '@portal/remote-sdk';
import { LanguageSwitch } from '@portal/ui/language';
import * as t from '../messages/switching';

/** The switch of languages in a header, where more than one is offered, with a message where the words do not arrive. */
export function LanguageChoice({ shell: { language, notify } }: PageComponentProps) {
  return <LanguageSwitch language={language} onFailed={() => notify.error(t.switchFailed)} />;
}
