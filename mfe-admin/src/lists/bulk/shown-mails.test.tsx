import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose, portal, press, words } from '../../testing/bulk-portal';

beforeEach(() => localStorage.clear());

/** Writes an approval of the chosen applications. */
async function write() {
  await userEvent.selectOptions(await screen.findByLabelText('New status'), 'Approved');
  await enter(userEvent, screen.getByLabelText('Message to the applicants'), words);
}

test('Ctrl and Enter that are held show the email to several, and do not send it', async () => {
  const { server } = await choose(portal());
  await write();
  const keys = { key: 'Enter', ctrlKey: true };
  fireEvent.keyDown(screen.getByLabelText('Message to the applicants'), keys);
  const heading = await screen.findByRole('heading', { name: 'Send this email?' });
  fireEvent.keyDown(heading, { ...keys, repeat: true });
  await act(async () => undefined);
  expect(server.asked.map(({ path }) => path)).not.toContain('/api/admin/bulk-acts');
  await press('Confirm and send');
  expect(await screen.findByText('2 applications decided')).toBeVisible();
});
