import type { Sentences } from '@portal/contract-language-v1';
import type { Saying } from '@portal/ui/language';

/** Says sentences that stand in a table word for word: enough where none has a gap, and a third of the code. */
export const sayingWords = (table: Sentences): Saying =>
  Object.assign((english: string) => table[english] ?? english, { tables: [table] });
