import { listed } from '@portal/contract-language-v1/languages';
import type { ShellApi } from '@portal/contract-shell-v1';
import { languageWord } from './language-words';

/** Returns the languages that the portal offers for mails, each named in the reader's language. */
export function languagesOffered({ language }: Pick<ShellApi, 'language'>, stored = 'en') {
  const offered = (language?.offered ?? ['en']).filter((one) => listed(one));
  return [...new Set([...offered, stored])].map((value) => ({ value, label: languageWord(value) }));
}
