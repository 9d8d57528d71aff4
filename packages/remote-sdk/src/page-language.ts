import type { LanguageApi } from '@portal/contract-shell-v1';

/** The languages of a page beside English: each brings its words, and returns the function that says them from then on. */
export type PageLanguages = Readonly<Record<string, () => Promise<() => void>>> & {
  /** Says English again. Needed where there are others. */
  readonly en?: () => Promise<() => void>;
};

/**
 * Draws a page in the language of the shell, now and after each choice. A language that the page does not know, or whose
 * words do not arrive, is English. Resolves once the page is drawn, with the function that ends the following.
 */
export async function follow(
  language: LanguageApi | undefined,
  languages: PageLanguages,
  draw: (language: string) => void,
): Promise<() => void> {
  let asked = 0;
  async function speak(): Promise<void> {
    const turn = ++asked;
    const wanted = language?.current() ?? 'en';
    const spoken = languages[wanted] ? wanted : 'en';
    const words = languages[spoken]?.().then(
      (say) => ({ say, spoken }),
      async () => ({ say: await languages.en?.(), spoken: 'en' }),
    );
    const found = await words;
    // Somebody was faster with another choice.
    if (turn !== asked) return;
    found?.say?.();
    draw(found?.spoken ?? 'en');
  }
  await speak();
  return language?.subscribe(() => void speak()) ?? (() => {});
}
