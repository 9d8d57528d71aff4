import { translated } from '@portal/application-ui/language';

const english = new Intl.DisplayNames(['en'], { type: 'language' });

/**
 * Returns the name of a language in the reader's language, for labels and choices. The choice of the page's language
 * uses each language's own name (`languageName`), since the reader may not understand another.
 */
export const languageWord = (language: string): string => translated(english.of(language) ?? language);
