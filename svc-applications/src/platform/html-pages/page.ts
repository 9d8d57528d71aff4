import type { Text } from '@portal/service-kit/messages';

/** Translates a message into the reader's language. */
export type PageWords = (text: Text) => string;

/** HTML as a function of the reader's language. */
export type Html = (words: PageWords) => string;

/** A script of a page, with its address. */
export interface PageScript {
  address: string;
  text: string;
  /** The script, compressed by gzip. */
  packed: Buffer;
}

/** What a page sends back. */
export interface HtmlAnswer {
  status: number;
  title: Text;
  body: Html;
  /** The id of a form whose typed values are kept when the reader switches the language. */
  form?: string;
  /** A script that improves the page; the page works without it. */
  script?: PageScript | undefined;
}
