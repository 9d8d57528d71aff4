import { type FakeShell, fakeShell } from '@portal/remote-sdk/dev';
import { render } from '@testing-library/react';
import { StaffRoutes } from '../routes/staff-routes';
import { type FakeServer, fakeServer } from './fake-server';

export interface Opened {
  shell: FakeShell;
  server: FakeServer;
}

/** Opens an address of the staff side, signed in, against a stand-in for the portal. */
export function openStaff(address: string, server: FakeServer = fakeServer(), role = 'admin'): Opened {
  history.replaceState(null, '', address);
  const shell = fakeShell({ session: { token: 'here', user: { id: 1, role } } });
  render(<StaffRoutes shell={shell} client={server} />);
  return { shell, server };
}
