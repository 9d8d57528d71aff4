import type { Text } from '@portal/service-kit/messages';

/** Translates a message into the reader's language. */
export type PageWords = (text: Text) => string;

/** HTML, made in the reader's language. */
export type Html = (words: PageWords) => string;

/** A program of a page, by its address. */
export interface PageScript {
  address: string;
  text: string;
  /** The same, compressed by gzip. */
  packed: Buffer;
}

/** What a page answers. */
export interface HtmlAnswer {
  status: number;
  title: Text;
  body: Html;
  /** The id of a form: what is typed in it comes along to another language. */
  form?: string;
  /** Makes the page better where scripts run; it works without. */
  script?: PageScript | undefined;
}
