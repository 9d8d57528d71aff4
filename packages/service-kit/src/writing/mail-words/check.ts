import { type FieldErrors, Invalid } from '../../base/errors';
import type { Text } from '../../base/messages';
import { type Template, type TemplateKind, withPresentNames } from './kinds';
import { addressesIn, isSafeAddress, placeholdersIn } from './markup';

/** The messages for unusable mail texts. */
export interface TemplateSentences {
  unknown(name: string, known: readonly string[]): Text;
  missing(name: string): Text;
  notInSubject(name: string): Text;
  brace: Text;
  address(address: string): Text;
  /** Another person has saved the text meanwhile. */
  changed: Text;
}

/**
 * Refuses a mail text with unknown or missing placeholders, or with links that lead nowhere.
 * @throws Invalid with a sentence for each part
 */
export function checkTemplate(kind: TemplateKind, typed: Template, sentences: TemplateSentences): void {
  const fields: FieldErrors = {};
  const template = withPresentNames(typed);
  for (const part of ['subject', 'text', 'small'] as const) {
    const problem = problemOf(kind, { part, words: template[part] }, sentences);
    if (problem) fields[part] = [problem];
  }
  if (Object.keys(fields).length > 0) throw new Invalid(fields);
}

function problemOf(
  { placeholders }: TemplateKind,
  { part, words }: { part: keyof Template; words: string },
  sentences: TemplateSentences,
): Text | undefined {
  const used = placeholdersIn(words);
  const known = placeholders.filter(({ textOnly }) => part !== 'subject' || !textOnly);
  const unknown = used.find((name) => !known.some((one) => one.name === name));
  if (unknown !== undefined) {
    const elsewhere = placeholders.some(({ name }) => name === unknown);
    const names = known.map(({ name }) => name);
    return elsewhere ? sentences.notInSubject(unknown) : sentences.unknown(unknown, names);
  }
  if (/[{}]/.test(words.replace(/\{[^{}\n]*\}/g, ''))) return sentences.brace;
  const missing = placeholders.find(({ name, required }) => required && !used.includes(name));
  if (part === 'text' && missing) return sentences.missing(missing.name);
  const address = part === 'subject' ? undefined : addressesIn(words).find((one) => !isSafeAddress(one));
  return address === undefined ? undefined : sentences.address(address);
}
