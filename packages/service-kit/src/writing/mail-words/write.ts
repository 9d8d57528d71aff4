import { type Translator, translateParagraphs } from '../language';
import { type MailBranding, type MailContent, type MailWords, type WrittenMail, writeMail } from '../mail';
import type { Template, TemplateKind } from './kinds';
import { filled, paragraphsOf, type Values } from './markup';

/** What a mail contains besides its text: values for the placeholders, and what no template can leave out. */
export interface Filling extends Pick<MailContent, 'facts' | 'button'> {
  values?: Values;
  /** Paragraphs that protect whoever reads it: they follow the small print, whatever the words are. */
  safety?: readonly string[];
}

/** The text of a mail, and its language: what the mail contains besides is translated into it, too. */
export interface Wording {
  template: Template;
  translator: Translator;
  /** Stands below in English, where nobody knows what the reader reads. */
  english?: Template;
}

/** A kind of mail with the standard words of a language. */
export const kindIn = (kind: TemplateKind, translator: Translator): TemplateKind => ({
  ...kind,
  standard: {
    subject: translator.translate(kind.standard.subject),
    text: translateParagraphs(translator, kind.standard.text),
    small: translateParagraphs(translator, kind.standard.small),
  },
});

/** The mail in the words of a template. */
export function writeFrom(
  { template: { subject, text, small }, translator, english }: Wording,
  { values, facts, button, safety = [] }: Filling,
  branding: MailBranding,
): WrittenMail {
  const known = { ...values, organisation: branding.name };
  const below = (words = ''): MailWords[] =>
    paragraphsOf(words, known).map((paragraph) => ({ language: 'en', words: paragraph }));
  return writeMail(
    {
      subject: filled(subject, known),
      paragraphs: [...paragraphsOf(text, known), ...below(english?.text)],
      ...(facts && { facts }),
      ...(button && { button }),
      afterwards: [...paragraphsOf(small, known), ...below(english?.small), ...safety],
    },
    branding,
    translator,
  );
}

/** The lines of a text of staff, each a paragraph. */
export const linesOf = (text: string | null): string[] =>
  (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
