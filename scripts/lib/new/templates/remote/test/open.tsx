import applications from '@portal/contract-svc-applications-v1/openapi.json';
import { createApiClient } from '@portal/remote-sdk';
import { fakeShell } from '@portal/remote-sdk/dev';
import { holdToContracts } from '@portal/test-kit/openapi';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePortal } from '../dev/fake-portal';
import { ExampleNamePage } from '../src/example-name-page';

const contracts = holdToContracts([applications]);

/** Shows the page on a portal in memory; each of the portal's answers is checked against the contracts. */
export function openPage(portal = fakePortal()) {
  globalThis.fetch = portal.fetch;
  const shell = fakeShell();
  const client = contracts.watch(createApiClient(shell));
  render(<ExampleNamePage shell={shell} client={client} />);
  return { portal, shell, user: userEvent.setup() };
}
