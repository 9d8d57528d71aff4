/** Says an English sentence in the reader's language. */
export type Say = (english: string) => string;

/** HTML, made in the reader's language. */
export type Html = (say: Say) => string;

/** What a page answers. */
export interface Said {
  status: number;
  title: string;
  body: Html;
  /** The id of a form: what is typed in it comes along to another language. */
  form?: string;
}
