import { said } from '@portal/application-ui/language';
import { languageName } from '@portal/ui/language';

const english: Readonly<Record<string, string>> = { en: 'English', fr: 'French', rw: 'Kinyarwanda' };

/**
 * A language in that of the reader, as a label or a choice names it. Where somebody chooses the language of the page each
 * one has its own name (`languageName`), since they may not read any other.
 */
export const languageWord = (language: string): string => {
  const name = english[language];
  return name === undefined ? languageName(language) : said(name);
};
