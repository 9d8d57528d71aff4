import type { PageComponentProps } from '@portal/remote-sdk';
import { LanguageSwitch } from '@portal/ui/language';
import * as t from '../messages/switching';

/** The switch, with a message where the words of a language do not arrive. */
export default function PortalSwitch({ shell: { language, notify } }: PageComponentProps) {
  return <LanguageSwitch language={language} onFailed={() => notify.error(t.languageFailed())} />;
}
