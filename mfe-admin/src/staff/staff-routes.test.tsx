import '@testing-library/jest-dom';
import { fakeShell } from '@portal/remote-sdk/dev';
import { render, screen } from '@testing-library/react';
import { StaffRoutes } from './staff-routes';

const session = { token: 'here', user: { id: 1, role: 'admin' } };

beforeEach(() => {
  const profile = { id: 1, name: 'Ada', email: 'ada@example.org', role: 'admin', image: null };
  const text = async () => JSON.stringify(profile);
  globalThis.fetch = jest.fn(
    async () => ({ ok: true, status: 200, headers: new Headers(), text }) as Response,
  );
});

test.each([
  ['/admin', '/admin'],
  ['/admin/no-such-view', '/admin'],
  ['/dashboard', '/dashboard'],
  ['/dashboard/intern/7', '/dashboard'],
])('%s opens its area', async (address, area) => {
  history.replaceState(null, '', address);
  render(<StaffRoutes shell={fakeShell({ session })} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(await screen.findByText('ada@example.org')).toBeVisible();
  expect(location.pathname).toBe(area);
});
