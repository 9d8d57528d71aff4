import { letterLimits } from '@portal/contract-svc-applications-v1';
import { Amount, Label, type Text } from '@portal/service-kit/messages';
import { button, escaped, type Html, inHtml, message, own, type PageWords } from '../../platform';

/** What a referee has typed, by field name. */
export type Typed = Partial<Record<'statement' | 'reason' | 'name' | 'email', string>>;
export type Problems = Partial<Record<'statement' | 'letter' | 'reason' | 'name' | 'email', Text>>;

/** The facts of a request that its page shows. */
export interface Asking {
  applicant: string;
  referee: string;
  programme: string;
  organisation: string;
  about: string;
}

export interface Filled {
  /** Why nothing was sent, if no field is the reason. */
  message?: Text;
  asking: Asking;
  typed?: Typed;
  problems?: Problems;
  /** The part of the form that was sent, which stays open. */
  act?: string;
}

interface Field {
  name: keyof Problems;
  label: Text;
  hint?: Text;
  problem: Text | undefined;
  control: (attributes: string) => string;
}

const field =
  ({ name, label, hint, problem, control }: Field): Html =>
  (words) => {
    const described = [...(hint ? [`${name}-hint`] : []), ...(problem ? [`${name}-error`] : [])];
    const attributes = [
      `id="${name}" name="${name}"`,
      ...(described.length > 0 ? [`aria-describedby="${described.join(' ')}"`] : []),
      ...(problem ? ['aria-invalid="true"'] : []),
    ].join(' ');
    return `<div class="field"><label for="${name}">${escaped(words(label))}</label>
${hint ? `<p class="hint" id="${name}-hint">${escaped(words(hint))}</p>` : ''}
${problem ? `<p class="error" id="${name}-error">${escaped(words(problem))}</p>` : ''}
${control(attributes)}</div>`;
  };

/** The id of the form, whose typed text is kept when the reader switches the language. */
export const formId = 'letter-form';

/**
 * The page has a single form, so that each button sends whatever was typed, and an error shows it again. The Enter key
 * presses the first button, which only shows the page again.
 */
export const writingPage =
  ({ asking, typed = {}, problems = {}, act, message: notified }: Filled): Html =>
  (words) => {
    const { programme, about } = asking;
    const applicant = own(asking.applicant);
    const referee = own(asking.referee);
    const organisation = own(asking.organisation);
    const text = (sentence: Text) => inHtml(words(sentence));
    return `${notice(problems, notified, words)}<h1>${text(message('letterFor', { name: applicant }))}</h1>
<p>${text(message('letterDear', { referee, name: applicant, programme: new Label(programme), organisation, same: applicant }))}</p>
<section class="card"><dl><dt>${text(message('letterWriteAbout', { name: applicant }))}</dt><dd translate="no">${escaped(about)}</dd></dl></section>
<form id="${formId}" method="post" enctype="multipart/form-data" novalidate><button name="act" value="" hidden>${text(message('letterLookAgain'))}</button>
<section class="card"><h2>${text(message('letterYours'))}</h2>
${letterFields(typed, problems)(words)}
${button('send', message('letterSend'))(words)}</section>
<section class="card"><h2>${text(message('letterCannot'))}</h2>
${passing(typed, problems, act === 'pass')(words)}
${declining(typed, problems, act === 'decline')(words)}</section></form>`;
  };

/** The summary of why a letter was not sent. Focus moves there when the page is shown again. */
function notice(problems: Problems, notified: Text | undefined, words: PageWords): string {
  const links = Object.entries(problems).map(
    ([name, sentence]) => `<a href="#${name}">${escaped(words(sentence))}</a>.`,
  );
  const why = [...(notified ? [escaped(words(notified))] : []), ...links];
  if (why.length === 0) return '';
  return `<div class="notice" role="alert" tabindex="-1" autofocus><p>${escaped(words(message('letterNothingYet')))} ${why.join(' ')}</p></div>\n`;
}

/** The browser's own file field is in the browser's language; the script shows the page's button instead. */
const letterFields =
  (typed: Typed, problems: Problems): Html =>
  (words) =>
    field({
      name: 'statement',
      label: message('letterWriteHere'),
      hint: message('letterLength', { most: new Amount(letterLimits.statement) }),
      problem: problems.statement,
      control: (attributes) =>
        `<textarea ${attributes} maxlength="${letterLimits.statement}">\n${escaped(typed.statement ?? '')}</textarea>`,
    })(words) +
    field({
      name: 'letter',
      label: message('letterOrPdf'),
      hint: message('letterPdfSize'),
      problem: problems.letter,
      control: (attributes) =>
        `<div class="choose"><input type="file" ${attributes} accept=".pdf,application/pdf"><span class="pick" aria-hidden="true">${escaped(words(message('letterPdfChoose')))}</span></div>${sending(words)}`,
    })(words);

/** Where the script shows the progress of a PDF; hidden without the script. */
const sending: Html = (pageWords) => {
  const words = Object.entries(sendingWords).map(
    ([key, sentence]) => `data-${key}="${escaped(pageWords(sentence))}"`,
  );
  return `<div class="sending" id="sending" ${words.join(' ')} hidden><p><strong></strong> <span role="status"></span></p><progress max="100" value="0" aria-label="${escaped(pageWords(sendingWords.sending))}"></progress><p><button type="button" class="link">${escaped(pageWords(message('letterPdfRemove')))}</button></p></div>`;
};

const sendingWords = {
  sending: message('letterPdfSending'),
  waiting: message('letterPdfWaiting'),
  arrived: message('letterPdfArrived'),
  leaving: message('letterPdfLeaving'),
  failed: message('letterPdfFailed'),
};

const line = (name: 'name' | 'email', label: Text, typed: Typed, problems: Problems): Html =>
  field({
    name,
    label,
    problem: problems[name],
    control: (attributes) =>
      `<input type="${name === 'email' ? 'email' : 'text'}" ${attributes} value="${escaped(typed[name] ?? '')}" maxlength="${name === 'email' ? 254 : 200}" autocomplete="off">`,
  });

const passing =
  (typed: Typed, problems: Problems, open: boolean): Html =>
  (words) =>
    `<details${open ? ' open' : ''}><summary>${escaped(words(message('letterPass')))}</summary>
<p class="hint">${escaped(words(message('letterPassHint')))}</p>
${line('name', message('letterTheirName'), typed, problems)(words)}
${line('email', message('letterTheirEmail'), typed, problems)(words)}
${button('pass', message('letterPassButton'), true)(words)}</details>`;

const declining =
  (typed: Typed, problems: Problems, open: boolean): Html =>
  (words) => {
    const reason = field({
      name: 'reason',
      label: message('letterWhy'),
      hint: message('letterWhyHint'),
      problem: problems.reason,
      control: (attributes) =>
        `<textarea class="small" ${attributes} maxlength="${letterLimits.reason}">\n${escaped(typed.reason ?? '')}</textarea>`,
    });
    return `<details${open ? ' open' : ''}><summary>${escaped(words(message('letterSayCannot')))}</summary>
${reason(words)}
${button('decline', message('letterDecline'), true)(words)}</details>`;
  };
