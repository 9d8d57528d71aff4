import { listed } from '@portal/contract-language-v1/languages';
import * as t from '../messages/switching';

/** What the switch needs of the shell. */
export interface ChosenLanguage {
  current(): string;
  offered: readonly string[];
  choose(language: string): Promise<void>;
}

/** What a language calls itself; browsers do not name all of them. */
export const languageName = (language: string): string => listed(language)?.name ?? language;

interface LanguageSwitchProps {
  language: ChosenLanguage | undefined;
  /** Called when the words of a language do not arrive: the page stays as it is. */
  onFailed: () => void;
}

/** Chooses the language of the pages, each by its own name. Nothing where there is no choice. */
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
