import applications from '@portal/contract-svc-applications-v1/openapi.json';
import auth from '@portal/contract-svc-auth-v1/openapi.json';
import { createApiClient } from '@portal/remote-sdk';
import { fakeShell } from '@portal/remote-sdk/dev';
import { holdToContracts } from '@portal/test-kit/openapi';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakePortal, fakePortal } from '../dev/fake-portal';
import type { Stored } from '../dev/stored';
import { DashboardApp } from '../src/app/app';

export { screen, waitFor, within } from '@testing-library/react';
export * from '../dev/fake-data';
export { fakePortal } from '../dev/fake-portal';

export const contracts = holdToContracts([applications, auth]);

interface OpenOptions {
  at?: string;
  portal?: FakePortal;
  role?: string;
  token?: string;
}

/** Opens the applicant's side at an address, on a portal in memory. */
export function openDashboard({
  at = '',
  portal = fakePortal(),
  role = 'intern',
  token = 'abc',
}: OpenOptions = {}) {
  history.replaceState(null, '', `/userdashboard${at}`);
  globalThis.fetch = portal.fetch as typeof fetch;
  const session = { token, user: { id: 5, role, name: 'Ineza Mukamana' } };
  const shell = fakeShell({ session });
  const client = contracts.watch({ ...createApiClient(shell), upload: portal.upload });
  const user = userEvent.setup(
    jest.isMockFunction(setTimeout) ? { advanceTimers: jest.advanceTimersByTime } : {},
  );
  const view = render(<DashboardApp shell={shell} client={client} />);
  const toasts = () =>
    shell.calls.filter(([kind]) => kind === 'notify').map(([, kind, text]) => `${kind}: ${text}`);
  return { portal, shell, user, toasts, close: view.unmount };
}

export const openWith = (stored: Partial<Stored>, options: Omit<OpenOptions, 'portal'> = {}) =>
  openDashboard({ ...options, portal: fakePortal(stored) });

export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
export const path = () => location.pathname.replace(/^\/userdashboard/, '') + location.search;

/** The messages of the error summary, in order. */
export async function problems(): Promise<(string | null)[]> {
  const title = await screen.findByRole('heading', { name: 'There is a problem' });
  const summary = title.closest('[role=alert]') as HTMLElement;
  return within(summary)
    .getAllByRole('link')
    .map((link) => link.textContent);
}
