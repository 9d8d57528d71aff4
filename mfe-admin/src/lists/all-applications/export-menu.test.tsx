import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, openStaff, overviewRow, sampleOverview } from '../../testing';
import { type Served, serveFiles } from '../../testing/served-file';

const rows = sampleOverview([overviewRow(12), overviewRow(13)]);

async function exported(label: string, served: Served) {
  const files = serveFiles(served);
  const opened = openStaff('/admin/applications', fakeServer({ 'GET /api/admin/applications': rows }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('button', { name: `Export as ${label}` }));
  return { files, ...opened };
}

test.each([
  ['PDF', '/api/admin/reports/chosen-pdf'],
  ['Excel', '/api/admin/reports/chosen-excel'],
  ['CSV', '/api/admin/bulk-acts/export'],
])('chosen applications are saved as %s', async (label, path) => {
  const { files } = await exported(label, { name: 'applications' });
  await waitFor(() => expect(files.saved).toEqual(['applications']));
  expect(files.fetched).toEqual([path]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toHaveFocus());
});

test.each([
  ['PDF', '/api/admin/reports/list-pdf'],
  ['Excel', '/api/admin/reports/list-excel'],
  ['CSV', '/api/admin/bulk-acts/export'],
])('all that the list holds is saved as %s, without a choice of rows', async (label, path) => {
  const files = serveFiles({ name: 'applications' });
  openStaff(
    '/admin/applications?status=submitted&search=amina',
    fakeServer({ 'GET /api/admin/applications': rows }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Download all' }));
  await userEvent.click(screen.getByRole('button', { name: `Export as ${label}` }));
  await waitFor(() => expect(files.saved).toEqual(['applications']));
  expect(files.fetched).toEqual([path]);
  expect(files.bodies[0]).toMatchObject({ query: { status: 'submitted', search: 'amina' } });
});

test('an export that takes long shows how much has come, and can be stopped', async () => {
  const { shell } = await exported('Excel', { waits: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Exporting...' }));
  expect(screen.getByText('Waiting for the first rows...')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stop the export' }));
  expect(await screen.findByRole('button', { name: 'Export' })).toBeVisible();
  expect(shell.calls.filter(([name]) => name === 'notify')).toEqual([]);
});

test('a file that cannot be made is reported', async () => {
  const message = 'Your files are still being prepared. Please wait until they are ready, then try again.';
  const { shell } = await exported('PDF', { refused: 429, message });
  await waitFor(() => expect(shell.calls).toContainEqual(['notify', 'error', message]));
});

test('while a file comes, the button shows it', async () => {
  await exported('Excel', { waits: true });
  expect(await screen.findByRole('button', { name: 'Exporting...' })).toBeVisible();
});
