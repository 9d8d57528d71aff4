import type { MessageWords, Settings } from '@portal/contract-shell-v1';
import applications from '@portal/contract-svc-applications-v1/openapi.json';
import auth from '@portal/contract-svc-auth-v1/openapi.json';
import { createApiClient, type PageComponentProps, pageLifecycles } from '@portal/remote-sdk';
import { fakeShell } from '@portal/remote-sdk/dev';
import { holdToContracts } from '@portal/test-kit/openapi';
import { remembering } from '@portal/ui/language';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakePortal, fakePortal } from '../dev/fake-portal';
import type { Stored } from '../dev/stored';
import { DashboardApp } from '../src/app/app';
import { languages } from '../src/language';

export { problems } from '@portal/application-ui/testing';
export { screen, waitFor, within } from '@testing-library/react';
export * from '../dev/fake-data';
export { fakePortal } from '../dev/fake-portal';

export const contracts = holdToContracts([applications, auth]);

interface OpenOptions {
  at?: string;
  portal?: FakePortal;
  role?: string;
  token?: string;
  settings?: Partial<Settings>;
  /** The time zone in which the portal counts days. */
  timeZone?: string;
}

/** The applicant's side at an address, on a portal in memory, before it is drawn. */
function prepare({
  at = '',
  portal = fakePortal(),
  role = 'intern',
  token = 'abc',
  settings = {},
  timeZone,
  offered,
}: OpenOptions & { offered?: string[] }) {
  history.replaceState(null, '', `/userdashboard${at}`);
  globalThis.fetch = portal.fetch as typeof fetch;
  const session = { token, user: { id: 5, role, name: 'Ineza Mukamana' } };
  const shell = fakeShell({ session, settings, ...(offered ? { languages: offered } : {}) });
  if (timeZone) shell.locale.timeZone = timeZone;
  const client = contracts.watch({ ...createApiClient(shell), upload: portal.upload });
  const user = userEvent.setup(
    jest.isMockFunction(setTimeout) ? { advanceTimers: jest.advanceTimersByTime } : {},
  );
  const toasts = () =>
    shell.calls.filter(([kind]) => kind === 'notify').map(([, kind, text]) => `${kind}: ${text}`);
  return { portal, shell, user, toasts, client };
}

/** Opens the applicant's side at an address, on a portal in memory. */
export function openDashboard(options: OpenOptions = {}) {
  const { client, ...prepared } = prepare(options);
  const view = render(<DashboardApp shell={prepared.shell} client={client} />);
  return { ...prepared, close: view.unmount };
}

/** Opens the applicant's side as the shell does when several languages are offered; the first one is active. */
export async function openInLanguages(offered: string[], options: OpenOptions = {}) {
  const { client, shell, ...prepared } = prepare({ ...options, offered });
  const status: MessageWords[] = [];
  shell.notify.error = (words) => void status.push(words);
  shell.notify.drawAnew = () => undefined;
  const Page = (props: PageComponentProps) => <DashboardApp {...props} client={client} />;
  const page = pageLifecycles(Page, languages, remembering());
  const domElement = document.createElement('div');
  document.body.append(domElement);
  const props = { shell, domElement, crashed: () => {} };
  await act(() => page.mount(props));
  return {
    ...prepared,
    shell,
    domElement,
    /** The error toasts, in the current language. */
    standing: () => status.map((words) => (typeof words === 'string' ? words : words())),
    choose: (language: string) => act(async () => shell.language?.choose(language)),
    async close() {
      await act(() => page.unmount(props));
      domElement.remove();
      (await languages.en?.())?.();
    },
  };
}

export const openWith = (stored: Partial<Stored>, options: Omit<OpenOptions, 'portal'> = {}) =>
  openDashboard({ ...options, portal: fakePortal(stored) });

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
export const path = () => location.pathname.replace(/^\/userdashboard/, '') + location.search;
