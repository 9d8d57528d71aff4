import { escaped } from './look';

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

/** A card that tells something; `more` stands below the paragraphs. */
export const said = (
  status: number,
  title: string,
  paragraphs: readonly string[],
  more: Html = () => '',
): Said => ({
  status,
  title,
  body: (say) => `<section class="card"><h1>${escaped(say(title))}</h1>
${paragraphs.map((one) => `<p>${escaped(say(one))}</p>`).join('\n')}
${more(say)}</section>`,
});

/** A button of a form; `act` names what it does. */
export const button =
  (act: string, text: string, quiet = false): Html =>
  (say) =>
    `<button name="act" value="${act}"${quiet ? ' class="quiet"' : ''}>${escaped(say(text))}</button>`;

/** One button, without fields. */
export const buttonForm =
  (act: string, text: string, quiet = false): Html =>
  (say) =>
    `<form method="post">${button(act, text, quiet)(say)}</form>`;
