import '@testing-library/jest-dom';
import { fakeShell } from '@portal/remote-sdk/dev';
import { render, screen } from '@testing-library/react';
import { DashboardRoutes } from './dashboard-routes';

const session = { token: 'here', user: { id: 1, role: 'intern', name: 'Ineza Mukamana' } };

beforeEach(() => {
  const text = async () => JSON.stringify({ applications: [] });
  globalThis.fetch = jest.fn(
    async () => ({ ok: true, status: 200, headers: new Headers(), text }) as Response,
  );
});

test.each(['/userdashboard', '/userdashboard/', '/userdashboard/no-such-view'])(
  '%s leads to the applications',
  async (address) => {
    history.replaceState(null, '', address);
    render(<DashboardRoutes shell={fakeShell({ session })} />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your applications' })).toBeVisible();
    expect(await screen.findByText('No applications yet')).toBeVisible();
    expect(location.pathname).toMatch(/^\/userdashboard\/?$/);
  },
);
