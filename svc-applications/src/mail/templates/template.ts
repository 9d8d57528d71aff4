import { kindIn, type Template, type TemplateKind } from '@portal/service-kit/mail-words';
import { translatorFor } from '../../platform';
import type { Works } from '../works';

export type TemplateKey = string;

type Known = Pick<Works, 'templates'>;

/** The kind of template with this key, with the standard words of the language. */
export function kindOf({ templates }: Known, key: TemplateKey, language = 'en'): TemplateKind {
  const kind = templates.find((one) => one.key === key);
  if (!kind) throw new Error(`There is no mail template ${key}`);
  return kindIn(kind, translatorFor(language));
}

export const standardOf = (known: Known, key: TemplateKey, language?: string): Template =>
  kindOf(known, key, language).standard;
