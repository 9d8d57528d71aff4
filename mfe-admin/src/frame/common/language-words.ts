import { translated } from '@portal/application-ui/language';

const english = new Intl.DisplayNames(['en'], { type: 'language' });

/**
 * A language in that of the reader, as a label or a choice names it. Where somebody chooses the language of the page each
 * one has its own name (`languageName`), since they may not read any other.
 */
export const languageWord = (language: string): string => translated(english.of(language) ?? language);
