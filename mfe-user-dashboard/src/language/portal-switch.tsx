import type { PageComponentProps } from '@portal/remote-sdk';
import { LanguageSwitch } from '@portal/ui/language';
import * as t from '../messages/switching';

/** The language switch, with a message when the words of a language fail to load. */
export default function PortalSwitch({ shell: { language, notify } }: PageComponentProps) {
  return <LanguageSwitch language={language} onFailed={() => notify.error(t.languageFailed())} />;
}
