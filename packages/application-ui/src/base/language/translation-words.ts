import type { Sentences } from '@portal/contract-language-v1';
import type { Translate } from '@portal/ui/language';

/**
 * Translates sentences that occur literally in a table: enough when none has a placeholder, and a third of the code.
 */
export const translationWords = (table: Sentences): Translate =>
  Object.assign((text: Parameters<Translate>[0]) => table[String(text)] ?? String(text), { tables: [table] });
