import type { Text } from '@portal/service-kit/messages';
import { escaped } from './layout';
import { inHtml } from './own';
import type { Html, HtmlAnswer } from './page';

export type { Html, HtmlAnswer, PageWords } from './page';

/** A page with a message in a card; `more` follows the paragraphs. */
export const htmlAnswer = (
  status: number,
  title: Text,
  paragraphs: readonly Text[],
  more: Html = () => '',
): HtmlAnswer => ({
  status,
  title,
  body: (words) => `<section class="card"><h1>${escaped(words(title))}</h1>
${paragraphs.map((one) => `<p>${inHtml(words(one))}</p>`).join('\n')}
${more(words)}</section>`,
});

/** A submit button; `act` names the action it stands for. */
export const button =
  (act: string, text: Text, quiet = false): Html =>
  (words) =>
    `<button name="act" value="${act}"${quiet ? ' class="quiet"' : ''}>${escaped(words(text))}</button>`;

/** A form with one button and no fields. */
export const buttonForm =
  (act: string, text: Text, quiet = false): Html =>
  (words) =>
    `<form method="post">${button(act, text, quiet)(words)}</form>`;
