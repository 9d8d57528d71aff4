import { letterLimits } from '@portal/contract-svc-applications-v1';
import { escaped } from '../../plain-pages/look';
import { button } from '../../plain-pages/said';

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
  told?: string;
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

function field({ name, label, hint, problem, control }: Field): string {
  const described = [...(hint ? [`${name}-hint`] : []), ...(problem ? [`${name}-error`] : [])];
  const attributes = [
    `id="${name}" name="${name}"`,
    ...(described.length > 0 ? [`aria-describedby="${described.join(' ')}"`] : []),
    ...(problem ? ['aria-invalid="true"'] : []),
  ].join(' ');
  return `<div class="field"><label for="${name}">${escaped(label)}</label>
${hint ? `<p class="hint" id="${name}-hint">${escaped(hint)}</p>` : ''}
${problem ? `<p class="error" id="${name}-error">${escaped(problem)}</p>` : ''}
${control(attributes)}</div>`;
}

/**
 * All is one form, so that whatever was typed comes along with each button and stands there again beside an error. The
 * return key presses the first button, which only shows the page again.
 */
export function writingPage({ asking, typed = {}, problems = {}, act, told }: Filled): string {
  const { applicant, referee, programme, organisation, about } = asking;
  return `${notice(problems, told)}<h1>A letter for ${escaped(applicant)}</h1>
<p>Dear ${escaped(referee)}, ${escaped(applicant)} applies for ${escaped(programme)} at ${escaped(organisation)} and has named you as a referee. You need no account. ${escaped(applicant)} does not get to read what you send.</p>
<section class="card"><dl><dt>${escaped(applicant)} would like you to write about</dt><dd>${escaped(about)}</dd></dl></section>
<form method="post" enctype="multipart/form-data" novalidate><button name="act" value="" hidden>Look again</button>
<section class="card"><h2>Your letter</h2>
${letterFields(typed, problems)}
${button('send', 'Send the letter')}</section>
<section class="card"><h2>You cannot write it?</h2>
${passing(typed, problems, act === 'pass')}
${declining(typed, problems, act === 'decline')}</section></form>`;
}

function notice(problems: Problems, told: string | undefined): string {
  const links = Object.entries(problems).map(
    ([name, sentence]) => `<a href="#${name}">${escaped(sentence)}</a>.`,
  );
  const why = [...(told ? [escaped(told)] : []), ...links];
  if (why.length === 0) return '';
  return `<div class="notice" role="alert"><p>Nothing is sent yet. ${why.join(' ')}</p></div>\n`;
}

const letterFields = (typed: Typed, problems: Problems): string =>
  field({
    name: 'statement',
    label: 'Write here',
    hint: `Up to ${letterLimits.statement.toLocaleString('en-GB')} characters. Leave it empty if you add a PDF.`,
    problem: problems.statement,
    control: (attributes) =>
      `<textarea ${attributes} maxlength="${letterLimits.statement}">\n${escaped(typed.statement ?? '')}</textarea>`,
  }) +
  field({
    name: 'letter',
    label: 'Or add your letter as a PDF',
    hint: 'Smaller than 5 MB.',
    problem: problems.letter,
    control: (attributes) => `<input type="file" ${attributes} accept=".pdf,application/pdf">`,
  });

const line = (name: 'name' | 'email', label: string, typed: Typed, problems: Problems): string =>
  field({
    name,
    label,
    problem: problems[name],
    control: (attributes) =>
      `<input type="${name === 'email' ? 'email' : 'text'}" ${attributes} value="${escaped(typed[name] ?? '')}" maxlength="${name === 'email' ? 254 : 200}" autocomplete="off">`,
  });

const passing = (typed: Typed, problems: Problems, open: boolean): string =>
  `<details${open ? ' open' : ''}><summary>Pass it on to a colleague</summary>
<p class="hint">We mail your colleague a link of their own; yours ends.</p>
${line('name', 'Their name', typed, problems)}
${line('email', 'Their email address', typed, problems)}
${button('pass', 'Pass it on', true)}</details>`;

const declining = (typed: Typed, problems: Problems, open: boolean): string => {
  const reason = field({
    name: 'reason',
    label: 'Why? (optional)',
    hint: 'Our team reads it, the applicant does not.',
    problem: problems.reason,
    control: (attributes) =>
      `<textarea class="small" ${attributes} maxlength="${letterLimits.reason}">\n${escaped(typed.reason ?? '')}</textarea>`,
  });
  return `<details${open ? ' open' : ''}><summary>Say that you cannot write it</summary>
${reason}
${button('decline', 'Decline', true)}</details>`;
};
