import { escaped } from './look';

/** What a page answers; `body` is HTML. */
export interface Said {
  status: number;
  title: string;
  body: string;
}

/** A card that tells something; `more` is HTML below the paragraphs. */
export const said = (status: number, title: string, paragraphs: readonly string[], more = ''): Said => ({
  status,
  title,
  body: `<section class="card"><h1>${escaped(title)}</h1>
${paragraphs.map((one) => `<p>${escaped(one)}</p>`).join('\n')}
${more}</section>`,
});

/** A button of a form; `act` names what it does. */
export const button = (act: string, text: string, quiet = false): string =>
  `<button name="act" value="${act}"${quiet ? ' class="quiet"' : ''}>${escaped(text)}</button>`;

/** One button, without fields. */
export const buttonForm = (act: string, text: string, quiet = false): string =>
  `<form method="post">${button(act, text, quiet)}</form>`;
