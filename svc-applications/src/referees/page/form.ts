import { letterLimits } from '@portal/contract-svc-applications-v1';
import { button, escaped, type Html, inHtml, own, type PageWords } from '../../platform';

/** What a referee has typed, by the names of the fields. */
export type Typed = Partial<Record<'statement' | 'reason' | 'name' | 'email', string>>;
export type Problems = Partial<Record<'statement' | 'letter' | 'reason' | 'name' | 'email', string>>;

/** What a referee is asked for. */
export interface Asking {
  applicant: string;
  referee: string;
  programme: string;
  organisation: string;
  about: string;
}

export interface Filled {
  /** Why nothing was sent, where no field is to blame. */
  message?: string;
  asking: Asking;
  typed?: Typed;
  problems?: Problems;
  /** The form that was sent, which stays open. */
  act?: string;
}

interface Field {
  name: keyof Problems;
  label: string;
  hint?: string;
  problem: string | undefined;
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

/**
 * All is one form, so that whatever was typed comes along with each button and stands there again beside an error. The
 * return key presses the first button, which only shows the page again.
 */
/** The id of the form, whose words come along to another language. */
export const formId = 'letter-form';

export const writingPage =
  ({ asking, typed = {}, problems = {}, act, message }: Filled): Html =>
  (words) => {
    const { programme, about } = asking;
    const [applicant, referee, organisation] = [asking.applicant, asking.referee, asking.organisation].map(
      own,
    );
    const tell = (sentence: string) => inHtml(words(sentence));
    return `${notice(problems, message, words)}<h1>${tell(`A letter for ${applicant}`)}</h1>
<p>${tell(`Dear ${referee}, ${applicant} applies for ${programme} at ${organisation} and has named you as a referee. You do not need an account. ${applicant} cannot read what you send.`)}</p>
<section class="card"><dl><dt>${tell(`${applicant} would like you to write about`)}</dt><dd translate="no">${escaped(about)}</dd></dl></section>
<form id="${formId}" method="post" enctype="multipart/form-data" novalidate><button name="act" value="" hidden>${tell('Look again')}</button>
<section class="card"><h2>${tell('Your letter')}</h2>
${letterFields(typed, problems)(words)}
${button('send', 'Send the letter')(words)}</section>
<section class="card"><h2>${tell('You cannot write it?')}</h2>
${passing(typed, problems, act === 'pass')(words)}
${declining(typed, problems, act === 'decline')(words)}</section></form>`;
  };

function notice(problems: Problems, message: string | undefined, words: PageWords): string {
  const links = Object.entries(problems).map(
    ([name, sentence]) => `<a href="#${name}">${escaped(words(sentence))}</a>.`,
  );
  const why = [...(message ? [escaped(words(message))] : []), ...links];
  if (why.length === 0) return '';
  return `<div class="notice" role="alert"><p>${escaped(words('Nothing is sent yet.'))} ${why.join(' ')}</p></div>\n`;
}

/** The browser's own field is in the browser's language; the script shows the button of this page in its place. */
const letterFields =
  (typed: Typed, problems: Problems): Html =>
  (words) =>
    field({
      name: 'statement',
      label: 'Write here',
      hint: `Up to ${letterLimits.statement.toLocaleString('en-GB')} characters. Leave it empty if you add a PDF.`,
      problem: problems.statement,
      control: (attributes) =>
        `<textarea ${attributes} maxlength="${letterLimits.statement}">\n${escaped(typed.statement ?? '')}</textarea>`,
    })(words) +
    field({
      name: 'letter',
      label: 'Or add your letter as a PDF',
      hint: 'Smaller than 5 MB.',
      problem: problems.letter,
      control: (attributes) =>
        `<div class="choose"><input type="file" ${attributes} accept=".pdf,application/pdf"><span class="pick" aria-hidden="true">${escaped(words('Choose a PDF'))}</span></div>${sending(words)}`,
    })(words);

/** Where the script shows the progress of a PDF; without it nobody sees this. */
const sending: Html = (pageWords) => {
  const words = Object.entries(sendingWords).map(
    ([key, sentence]) => `data-${key}="${escaped(pageWords(sentence))}"`,
  );
  return `<div class="sending" id="sending" ${words.join(' ')} hidden><p><strong></strong> <span role="status"></span></p><progress max="100" value="0" aria-label="${escaped(pageWords(sendingWords.sending))}"></progress><p><button type="button" class="link">${escaped(pageWords('Remove the PDF'))}</button></p></div>`;
};

const sendingWords = {
  sending: 'Your PDF is on its way.',
  waiting: 'No connection. It continues automatically.',
  arrived: 'Your PDF has arrived. Press Send the letter to send it to our team.',
  leaving: 'Your letter will be sent as soon as your PDF has arrived.',
  failed: 'Your PDF could not be sent. Please choose it again.',
};

const line = (name: 'name' | 'email', label: string, typed: Typed, problems: Problems): Html =>
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
    `<details${open ? ' open' : ''}><summary>${escaped(words('Pass it on to a colleague'))}</summary>
<p class="hint">${escaped(words('We email your colleague a link of their own. Yours then stops working.'))}</p>
${line('name', 'Their name', typed, problems)(words)}
${line('email', 'Their email address', typed, problems)(words)}
${button('pass', 'Pass it on', true)(words)}</details>`;

const declining =
  (typed: Typed, problems: Problems, open: boolean): Html =>
  (words) => {
    const reason = field({
      name: 'reason',
      label: 'Why? (optional)',
      hint: 'Our team reads it, the applicant does not.',
      problem: problems.reason,
      control: (attributes) =>
        `<textarea class="small" ${attributes} maxlength="${letterLimits.reason}">\n${escaped(typed.reason ?? '')}</textarea>`,
    });
    return `<details${open ? ' open' : ''}><summary>${escaped(words('Say that you cannot write it'))}</summary>
${reason(words)}
${button('decline', 'Decline', true)(words)}</details>`;
  };
