import { type Translator, translateParagraphs } from '../language';
import { type MailBranding, type MailContent, type MailWords, type WrittenMail, writeMail } from '../mail';
import type { Template, TemplateKind } from './kinds';
import { filled, paragraphsOf, type Values } from './markup';

/**
 * The content of a mail besides its template: values for the placeholders, and parts that no template can leave out.
 */
export interface Filling extends Pick<MailContent, 'facts' | 'button'> {
  values?: Values;
  /** Paragraphs that protect the reader: they follow the small print, whatever the template says. */
  safety?: readonly string[];
}

/** The text of a mail and its language, into which the rest of the mail is translated too. */
export interface Wording {
  template: Template;
  translator: Translator;
  /** Added below in English, when the reader's language is unknown. */
  english?: Template;
}

/** A kind of mail with its standard text in a language. */
export const kindIn = (kind: TemplateKind, translator: Translator): TemplateKind => ({
  ...kind,
  standard: {
    subject: translator.translate(kind.standard.subject),
    text: translateParagraphs(translator, kind.standard.text),
    small: translateParagraphs(translator, kind.standard.small),
  },
});

/** Writes a mail from a template. */
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

/** The lines of a text that staff wrote, each as a paragraph. */
export const linesOf = (text: string | null): string[] =>
  (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
