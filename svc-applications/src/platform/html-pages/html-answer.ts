import { escaped } from './layout';
import { inHtml } from './own';
import type { Html, HtmlAnswer } from './page';

export type { Html, HtmlAnswer, Say } from './page';

/** A card with a message; `more` is below the paragraphs. */
export const htmlAnswer = (
  status: number,
  title: string,
  paragraphs: readonly string[],
  more: Html = () => '',
): HtmlAnswer => ({
  status,
  title,
  body: (say) => `<section class="card"><h1>${escaped(say(title))}</h1>
${paragraphs.map((one) => `<p>${inHtml(say(one))}</p>`).join('\n')}
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
