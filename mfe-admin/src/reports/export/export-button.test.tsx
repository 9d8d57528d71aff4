import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, openStaff, samplePage, sampleReview, sampleRow, timeline } from '../../testing';
import { axe } from '../../testing/axe';
import { type Served, serveFiles } from '../../testing/served-file';

const row = sampleRow(12);
const EXPORT = '/api/admin/applications/12/export-pdf';
const NAME = 'Export Data (PDF) of INT-012';

function open(address: string, served: Served) {
  const files = serveFiles(served);
  const server = fakeServer({
    'GET /api/applications/intern': samplePage([row]),
    'GET /api/admin/applications/12': { review: sampleReview(row) },
    'GET /api/admin/applications/12/timeline': timeline,
  });
  return { files, ...openStaff(address, server, 'reviewer') };
}

test('the list saves an application under the name the server gives', async () => {
  const { files } = open('/admin/intern-applications', { name: 'INT-012_Ineza_2026-11-21.pdf' });
  await userEvent.click(await screen.findByRole('button', { name: NAME }));
  await waitFor(() => expect(files.saved).toEqual(['INT-012_Ineza_2026-11-21.pdf']));
  expect(files.fetched).toEqual([EXPORT]);
});

test('the dialog with the details saves an application as well', async () => {
  const { files } = open('/admin/intern-applications', { name: 'INT-012.pdf' });
  await userEvent.click(await screen.findByRole('button', { name: 'View Details of INT-012' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: NAME }));
  await waitFor(() => expect(files.saved).toEqual(['INT-012.pdf']));
});

test('the reading desk saves an application as well', async () => {
  const { files } = open('/dashboard/intern/12', { name: 'INT-012.pdf' });
  await userEvent.click(await screen.findByRole('button', { name: NAME }));
  await waitFor(() => expect(files.saved).toEqual(['INT-012.pdf']));
});

test.each<[string, Served, string]>([
  ['the server says why', { refused: 404, message: 'Not found.' }, 'Export Failed: Not found.'],
  [
    'the connection breaks off',
    { breaksOffAfter: '%PDF' },
    'Export Failed: Failed to generate PDF report. Please try again.',
  ],
])('an export that fails when %s saves nothing', async (_when, served, result) => {
  const { files, shell } = open('/admin/intern-applications', served);
  await userEvent.click(await screen.findByRole('button', { name: NAME }));
  await waitFor(() => expect(shell.calls).toContainEqual(['notify', 'error', result]));
  expect(files.saved).toEqual([]);
  expect(screen.getByText(result)).toBeVisible();
});

test('the error stays beside its own button until another try succeeds', async () => {
  const message = 'Export Failed: Not found.';
  open('/admin/intern-applications', { refused: 404, message: 'Not found.' });
  await userEvent.click(await screen.findByRole('button', { name: NAME }));
  const row = (await screen.findByText(message)).closest('tr') as HTMLElement;
  expect(within(row).getByRole('rowheader')).toHaveTextContent('INT-012');
  expect(await axe(document.body)).toEqual([]);
  const files = serveFiles({ name: 'INT-012.pdf' });
  await userEvent.click(within(row).getByRole('button', { name: 'Try again of INT-012' }));
  await waitFor(() => expect(files.saved).toEqual(['INT-012.pdf']));
  expect(screen.queryByText(message)).toBeNull();
  expect(await screen.findByRole('button', { name: NAME })).toHaveFocus();
});

test('a second press during the download changes nothing', async () => {
  const { files } = open('/admin/intern-applications', { waits: true });
  await userEvent.click(await screen.findByRole('button', { name: NAME }));
  await userEvent.click(await screen.findByRole('button', { name: 'Exporting... of INT-012' }));
  expect(files.fetched).toEqual([EXPORT]);
});
