import { listed } from '@portal/contract-language-v1/languages';
import * as t from '../messages/switching';

/** The part of the shell's language API that the switch uses. */
export interface ChosenLanguage {
  current(): string;
  offered: readonly string[];
  choose(language: string): Promise<void>;
}

/** The language's own name; browsers do not have all of them. */
export const languageName = (language: string): string => listed(language)?.name ?? language;

interface LanguageSwitchProps {
  language: ChosenLanguage | undefined;
  /** Called when the words of a language fail to load: the page stays as it is. */
  onFailed: () => void;
}

/**
 * Chooses the language of the pages; each is shown by its own name. Renders nothing when there is only one language.
 */
export function LanguageSwitch({ language, onFailed }: LanguageSwitchProps) {
  if (!language || language.offered.length < 2) return null;
  return (
    <select
      className="form-select p-language"
      aria-label={t.language()}
      value={language.current()}
      onChange={(event) => void language.choose(event.currentTarget.value).catch(onFailed)}
    >
      {language.offered.map((one) => (
        <option key={one} value={one} lang={one}>
          {languageName(one)}
        </option>
      ))}
    </select>
  );
}
