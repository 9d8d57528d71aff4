import type { Branding } from '../branding';
import { type Language, type Translator, translateWith } from '../language';

/** The parts of the branding that a mail shows. */
export type MailBranding = Pick<Branding, 'name' | 'mailbox' | 'website'>;

/** Text with simple markup, in order. It is escaped when it is written as HTML. */
export type MailInline =
  | { kind: 'text' | 'bold'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'break' };

export type MailText = string | readonly MailInline[];

/** A paragraph; one in another language than the mail's names its language. */
export type MailWords = MailText | { language: Language; words: MailText };

/** A paragraph's text, and its language when that differs from the mail's. */
export const partOf = (words: MailWords): { language?: Language; words: MailText } =>
  typeof words === 'object' && 'language' in words ? words : { words };

export interface MailContent {
  subject: string;
  greeting?: string;
  paragraphs: MailWords[];
  /** Shown as a small table: a reference, a date, an address. */
  facts?: { term: string; value: string }[];
  button?: { label: string; href: string };
  /** Shown in small type below the button. */
  afterwards: MailWords[];
}

export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
}

/** The signature: who writes, and where questions go. */
export function signature({ name, mailbox, website }: MailBranding, translator: Translator): string[] {
  const questions = translateWith(translator, 'Questions? Write to {mailbox}', { mailbox });
  return [name, questions, ...(website ? [website] : [])];
}

/** The line above the first paragraph. */
export const greetingOf = ({ greeting }: MailContent): string[] => (greeting === undefined ? [] : [greeting]);
