/** Helpers for tests of wizards, on a portal in memory. */
import type { Settings } from '@portal/contract-shell-v1';
import { fakeShell } from '@portal/remote-sdk/dev';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { FakePortal } from '../dev';

export { apiError, type FakePortal } from '../dev';
export { firstAndAll, openInLanguage } from './in-language';
export { next } from './next';
export { fileDatabase, lineTo } from './offline';
export { problems } from './problems';
export { testTranslated } from './translated-wizard';
export * from './typed-values';

export interface OpenOptions {
  portal: FakePortal;
  signedIn?: boolean | undefined;
  address: string;
  role: string;
  /** The scope in the session's token; the token has none when left out. */
  scope?: string | undefined;
  /** Settings of the portal that differ from the defaults. */
  settings?: Partial<Settings> | undefined;
}
type FakeShell = ReturnType<typeof fakeShell>;

/** Opens a wizard's page in a browser that may be signed in already. */
export function openPage(
  { portal, signedIn, address, role, scope, settings = {} }: OpenOptions,
  draw: (shell: FakeShell) => ReactNode,
) {
  window.history.replaceState(null, '', address);
  const token = scope ? `x.${btoa(JSON.stringify({ scope }))}.x` : 'token';
  const session = { token, user: { id: 5, role } };
  const shell = fakeShell({ session: signedIn ? session : null, settings });
  const user = userEvent.setup();
  const view = render(draw(shell));
  const toasts = () =>
    shell.calls.filter(([kind]) => kind === 'notify').map(([, kind, text]) => `${kind}: ${text}`);
  return { portal, shell, user, toasts, close: view.unmount };
}

/** Waits until the step's code is loaded and its fields are drawn. */
export async function drawn(heading: string) {
  await onStep(heading);
  await waitFor(() => {
    if (!document.querySelector('form .p-card, form .accordion, form .p-notice'))
      throw new Error('Not drawn');
  });
}

export const onStep = (heading: string) => screen.findByRole('heading', { level: 1, name: heading });
export const asked = (portal: FakePortal) => portal.asked.map(({ path }) => path);
export const bodyOf = (portal: FakePortal, path: string) =>
  portal.asked.filter((call) => call.path === path).at(-1)?.body;

/** Pastes a text into a field, because typing would render the whole page again for each key. */
export async function enter(user: Pick<typeof userEvent, 'click' | 'paste'>, field: Element, text: string) {
  await user.click(field);
  await user.paste(text);
}

/** Presses Leave; resolves to the last calls once the home page is open. */
export async function leave({ user, portal, shell }: ReturnType<typeof openPage>) {
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => {
    if (!shell.calls.some(([call, to]) => call === 'navigate' && to === '/')) throw new Error('Not home');
  });
  return { asked: asked(portal).slice(-2), kept: Object.keys(localStorage) };
}

export const pdf = (name = 'cv.pdf', content = '%PDF-1.7 test\nstartxref\n0\n%%EOF') =>
  new File([content], name, { type: 'application/pdf' });

/** Delays the reading of files, as on a slow phone, until the returned function is called. */
export function holdFiles(): () => void {
  const { readAsText } = FileReader.prototype;
  const held: (() => void)[] = [];
  FileReader.prototype.readAsText = function (...given) {
    held.push(() => readAsText.apply(this, given));
  };
  return () => {
    FileReader.prototype.readAsText = readAsText;
    for (const read of held) read();
  };
}
