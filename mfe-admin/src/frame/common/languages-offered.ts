import { listed } from '@portal/contract-language-v1/languages';
import type { ShellApi } from '@portal/contract-shell-v1';
import { languageWord } from './language-words';

/** The languages in which somebody may be written to, each named in the reader's: those that the portal offers. */
export function languagesOffered({ language }: Pick<ShellApi, 'language'>, stored = 'en') {
  const offered = (language?.offered ?? ['en']).filter((one) => listed(one));
  return [...new Set([...offered, stored])].map((value) => ({ value, label: languageWord(value) }));
}
