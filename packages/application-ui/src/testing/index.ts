/** How tests meet a wizard: as a person would, on a portal in memory. */
import { fakeShell } from '@portal/remote-sdk/dev';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { FakePortal } from '../dev';

export { apiError, type FakePortal } from '../dev';

export interface OpenOptions {
  portal: FakePortal;
  signedIn?: boolean | undefined;
  address: string;
  role: string;
  /** What the session's token says it is good for; it says nothing when left out. */
  scope?: string | undefined;
}
type FakeShell = ReturnType<typeof fakeShell>;

/** Opens a wizard's page in a browser that may be signed in already. */
export function openPage(
  { portal, signedIn, address, role, scope }: OpenOptions,
  draw: (shell: FakeShell) => ReactNode,
) {
  window.history.replaceState(null, '', address);
  const token = scope ? `x.${btoa(JSON.stringify({ scope }))}.x` : 'token';
  const session = { token, user: { id: 5, role } };
  const shell = fakeShell({ session: signedIn ? session : null });
  const user = userEvent.setup();
  const view = render(draw(shell));
  const toasts = () =>
    shell.calls.filter(([kind]) => kind === 'notify').map(([, kind, text]) => `${kind}: ${text}`);
  return { portal, shell, user, toasts, close: view.unmount };
}

/** Waits until the step's own code has come and drawn its fields. */
export async function drawn(heading: string) {
  await onStep(heading);
  await waitFor(() => {
    if (!document.querySelector('form .p-card, form .accordion, form .p-notice'))
      throw new Error('Not drawn');
  });
}

export const onStep = (heading: string) => screen.findByRole('heading', { level: 1, name: heading });
export const next = (name: string | RegExp = 'Next Step') => screen.getByRole('button', { name });
export const asked = (portal: FakePortal) => portal.asked.map(({ path }) => path);
export const bodyOf = (portal: FakePortal, path: string) =>
  portal.asked.filter((call) => call.path === path).at(-1)?.body;

/** Adds a text to a field at once: letter by letter, each key would draw the whole page anew. */
export async function enter(user: Pick<typeof userEvent, 'click' | 'paste'>, field: Element, text: string) {
  await user.click(field);
  await user.paste(text);
}

/** Presses Leave; resolves at the home page with the calls that were made last. */
export async function leave({ user, portal, shell }: ReturnType<typeof openPage>) {
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => {
    if (!shell.calls.some(([call, to]) => call === 'navigate' && to === '/')) throw new Error('Not home');
  });
  return { asked: asked(portal).slice(-2), kept: Object.keys(localStorage) };
}

/** The sentences of the summary, in order. */
export async function problems(): Promise<string[]> {
  const title = await screen.findByRole('heading', { name: 'There is a problem' });
  const summary = title.closest('[role=alert]') as HTMLElement;
  return within(summary)
    .getAllByRole('link')
    .map((link) => link.textContent ?? '');
}

export const pdf = (name = 'cv.pdf', content = '%PDF-1.7 test') =>
  new File([content], name, { type: 'application/pdf' });
