import '@testing-library/jest-dom';
import { programmePortal } from '@portal/application-ui/dev';
import { ProgrammePage } from '@portal/application-ui/programme-wizard';
import { programmeWizards } from '@portal/contract-svc-applications-v1';
import { fakeShell } from '@portal/remote-sdk/dev';
import { render, screen } from '@testing-library/react';

test('the first step explains the programme, and names the steps', async () => {
  const wizard = programmeWizards['example-key'];
  const client = programmePortal('example-key');
  render(<ProgrammePage shell={fakeShell()} type="example-key" client={client} />);
  const [first] = wizard?.steps ?? [];
  expect(await screen.findByRole('heading', { level: 1, name: first?.label ?? '' })).toBeVisible();
  for (const paragraph of wizard?.about ?? []) expect(await screen.findByText(paragraph)).toBeVisible();
  for (const { label } of wizard?.steps ?? []) expect(screen.getAllByText(label)).not.toHaveLength(0);
});
