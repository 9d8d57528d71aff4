import applications from '@portal/contract-svc-applications-v1/openapi.json';
import { createApiClient } from '@portal/remote-sdk';
import { fakeShell } from '@portal/remote-sdk/dev';
import { holdToContracts } from '@portal/test-kit/openapi';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePortal } from '../dev/fake-portal';
import { ExampleNamePage } from '../src/example-name-page';

const contracts = holdToContracts([applications]);

/** The page as a person meets it, on a portal in memory whose answers are held against the contracts. */
export function openPage(portal = fakePortal()) {
  globalThis.fetch = portal.fetch;
  const shell = fakeShell();
  const client = contracts.watch(createApiClient(shell));
  render(<ExampleNamePage shell={shell} client={client} />);
  return { portal, shell, user: userEvent.setup() };
}
