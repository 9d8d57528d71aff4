import type { LanguageApi } from '@portal/contract-shell-v1';

/** The languages of a page: each entry brings the words, and returns the function that says them from then on. */
export type Languages = Readonly<Record<string, () => Promise<() => void>>> & {
  readonly en: () => Promise<() => void>;
};

/**
 * Speaks the shell's language, or English where the page does not know it or its words do not arrive.
 * @returns the language spoken; null when another one was chosen meanwhile
 */
export async function speakAs(language: LanguageApi, languages: Languages): Promise<string | null> {
  const wanted = language.current();
  const known = Object.hasOwn(languages, wanted) ? wanted : 'en';
  const [spoken, say] = await (languages[known] ?? languages.en)().then(
    (words) => [known, words] as const,
    async () => ['en', await languages.en()] as const,
  );
  if (language.current() !== wanted) return null;
  say();
  return spoken;
}
