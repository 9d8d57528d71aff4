import applications from '@portal/contract-svc-applications-v1/openapi.json';
import auth from '@portal/contract-svc-auth-v1/openapi.json';
import reports from '@portal/contract-svc-reports-v1/openapi.json';
import { type FakeShell, fakeShell } from '@portal/remote-sdk/dev';
import { holdToContracts } from '@portal/test-kit/openapi';
import { render } from '@testing-library/react';
import { StaffRoutes } from '../staff-routes';
import { type FakeServer, fakeServer } from './fake-server';
import { permissionsOf } from './permissions';

/** The contracts; the gateway serves the board of modules and the remotes' files (contracts/remote-v1). */
export const contracts = holdToContracts([applications, auth, reports], {
  except: /^\/(api\/admin\/(modules|release-keys|release-token)|remotes\/)/,
});

export interface Opened {
  shell: FakeShell;
  server: FakeServer;
}

/** Opens an address of the staff side for a signed-in person, with a fake portal. */
export function openStaff(
  address: string,
  server: FakeServer = fakeServer(),
  role = 'admin',
  languages: readonly string[] = [],
  permissions: readonly string[] | null = permissionsOf(role),
): Opened {
  history.replaceState(null, '', address);
  const shell = fakeShell({
    session: { token: 'here', user: { id: 1, role, ...(permissions && { permissions }) } },
    ...(languages.length > 0 && { languages }),
  });
  render(<StaffRoutes shell={shell} client={contracts.watch(server)} />);
  return { shell, server };
}
