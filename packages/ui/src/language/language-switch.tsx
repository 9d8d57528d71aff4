import * as t from '../messages/switching';

/** What the switch needs of the shell. */
export interface ChosenLanguage {
  current(): string;
  offered: readonly string[];
  choose(language: string): Promise<void>;
}

/** Of each language its name in itself; browsers do not name all of them. */
const names: Readonly<Record<string, string>> = {
  en: 'English',
  fr: 'Français',
  rw: 'Ikinyarwanda',
  'en-XA': 'Ënglíshsh',
};

export const languageName = (language: string): string => names[language] ?? language;

interface LanguageSwitchProps {
  language: ChosenLanguage | undefined;
  /** Told when the words of a language do not arrive: the page stays as it is. */
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
