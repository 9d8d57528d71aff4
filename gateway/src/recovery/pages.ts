import type { Text } from '@portal/contract-language-v1';
import type { ModuleEvent } from '@portal/contract-remote-v1';
import { textsIn } from '../answers/translated';
import { escapeHtml } from '../plain-page';
import { type ReleaseIndex, type RemoteReleases, versionBefore } from '../registry';

const eventsShown = 8;

/** The page with the two ways to prove one's identity: password with second factor, or the release token. */
export function proofPage(language: string, problem?: Text): string {
  const t = textsIn(language);
  const e = (text: Text) => escapeHtml(t(text));
  const notice = problem ? `<p class="notice bad" role="alert">${e(problem)}</p>` : '';
  return `<h1>${e('Recovery')}</h1>
<p>${e('Roll back or switch off a part of the portal when the board of modules cannot be opened.')}</p>${notice}
<section aria-labelledby="by-password"><h2 id="by-password">${e('With your account')}</h2>
<form method="post" action="/recovery/password">
<label for="email">${e('Email')}</label><input id="email" name="email" type="email" autocomplete="username" required>
<label for="password">${e('Password')}</label><input id="password" name="password" type="password" autocomplete="current-password" required>
<label for="code">${e('Code of your authenticator app, if you have one')}</label><input id="code" name="code" type="text" autocomplete="one-time-code" inputmode="numeric">
<button class="main">${e('Continue')}</button></form></section>
<section aria-labelledby="by-token"><h2 id="by-token">${e('With the release token')}</h2>
<form method="post" action="/recovery/token">
<label for="token">${e('Release token')}</label><input id="token" name="token" type="password" autocomplete="off" required>
<button>${e('Continue')}</button></form></section>`;
}

export interface BoardPage {
  index: ReleaseIndex;
  language: string;
  formToken: string;
  problem?: string | undefined;
}

/** The page that lists every remote with its rollback and its off switch. */
export function recoveryBoard({ index, language, formToken, problem }: BoardPage): string {
  const t = textsIn(language);
  const e = (text: Text) => escapeHtml(t(text));
  const notice = problem ? `<p class="notice bad" role="alert">${escapeHtml(problem)}</p>` : '';
  const button = (name: string, act: string, label: string, from = '') =>
    `<form method="post" action="/recovery/act" class="in-line">${hidden({ remote: name, act, from, form: formToken })}<button>${e(label)}<span class="muted"> ${escapeHtml(name)}</span></button></form>`;
  const remotes = Object.entries(index.remotes)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, remote]) =>
      remoteSection(name, { ...remote, before: versionBefore(index, name) }, e, button),
    )
    .join('');
  const events = [...(index.log ?? [])].reverse().slice(0, eventsShown);
  return `<h1>${e('Recovery')}</h1><p>${e('What you do here counts with the next page that somebody opens.')}</p>${notice}${remotes}
<section aria-labelledby="log"><h2 id="log">${e('Last releases')}</h2><div class="scroll"><table>${events.map(eventRow).join('')}</table></div></section>
<form method="post" action="/recovery/leave">${hidden({ form: formToken })}<button>${e('Log out')}</button></form>`;
}

type Escaped = (english: string) => string;

function remoteSection(
  name: string,
  { live, canary, before, off, releases }: RemoteReleases & { before: string | undefined },
  e: Escaped,
  button: (name: string, act: string, label: string, from?: string) => string,
): string {
  const title = releases.find(({ version }) => version === live.version)?.describes.title ?? name;
  const rows = [
    [e('Live'), `${escapeHtml(live.version)}${off ? ` (${e('switched off')})` : ''}`],
    ...(canary ? [[e('On trial'), `${escapeHtml(canary.version)}, ${canary.percent} %`]] : []),
    [e('Before'), before ? escapeHtml(before) : e('none')],
  ];
  const acts = [
    canary ? button(name, 'abort', 'End the trial', canary.version) : '',
    before && !canary ? button(name, 'rollback', 'Roll back', live.version) : '',
    off ? button(name, 'on', 'Switch on') : button(name, 'off', 'Switch off'),
  ].join('');
  return `<section aria-labelledby="of-${name}"><h2 id="of-${name}">${escapeHtml(title)}</h2><div class="scroll"><table>${rows
    .map(([label, value]) => `<tr><th scope="row">${label}</th><td>${value}</td></tr>`)
    .join('')}</table></div>${acts}</section>`;
}

const eventRow = ({ at, what, remote, version, by }: ModuleEvent): string =>
  `<tr><td>${escapeHtml(at.slice(0, 16).replace('T', ' '))}</td><td>${escapeHtml(`${what} ${remote} ${version}`)}</td><td>${escapeHtml(by.name ?? by.kind)}</td></tr>`;

const hidden = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');
