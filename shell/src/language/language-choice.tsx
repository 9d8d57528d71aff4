import type { PageComponentProps } from '@portal/remote-sdk';
import { LanguageSwitch } from '@portal/ui/language';
import * as t from '../messages/switching';

/** The language switch in a header, when more than one language is offered. Shows a message when words fail to load. */
export function LanguageChoice({ shell: { language, notify } }: PageComponentProps) {
  return <LanguageSwitch language={language} onFailed={() => notify.error(t.switchFailed)} />;
}
