import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, openStaff } from '../testing';
import { sampleReport } from '../testing/sample-report';
import { type Served, serveFiles } from '../testing/served-file';

const CUT_OFF = /^The connection was lost and no file was saved/;

async function openAndPress(button: string, ...replies: Served[]) {
  const files = serveFiles(...replies);
  const server = fakeServer({ 'GET /api/admin/reports/applications': sampleReport() });
  const { shell } = openStaff('/admin/reports?range=30&status=approved', server);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return { files, shell };
}

test.each([
  ['Download PDF', 'pdf', 'applications-report-2026-11-21.pdf', 'Report downloaded successfully'],
  ['Download Excel', 'excel', 'applications-report-2026-11-21.xlsx', 'Excel report downloaded successfully'],
  ['Download CSV', 'csv', 'applications-report-2026-11-21.csv', 'CSV report downloaded successfully'],
])(
  '%s saves the report of the same filters under the name of the server',
  async (press, format, name, result) => {
    const { files, shell } = await openAndPress(press, { name, pieces: ['%PDF', '-1.7'] });
    await waitFor(() => expect(files.saved).toEqual([name]));
    expect(files.fetched).toEqual([
      `/api/admin/reports/download-${format}?type=all&status=approved&by=submitted&time_zone=UTC&days=30`,
    ]);
    expect(shell.calls).toContainEqual(['notify', 'success', result]);
  },
);

test.each([
  ['Download PDF', 'Failed to download report'],
  ['Download Excel', 'Failed to download Excel report'],
  ['Download CSV', 'Failed to download CSV report'],
])('%s, broken off: a failure, nothing saved, and another try', async (press, result) => {
  const { files, shell } = await openAndPress(press, { breaksOffAfter: '%PDF' }, { name: 'whole.pdf' });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(result);
  expect(within(alert).getByText(CUT_OFF)).toBeVisible();
  expect(files.saved).toEqual([]);
  expect(shell.calls).toContainEqual(['notify', 'error', result]);
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(files.saved).toEqual(['whole.pdf']));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refusal shows why', async () => {
  const { files } = await openAndPress('Download PDF', { refused: 503, message: 'Not available just now.' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not available just now.');
  expect(files.saved).toEqual([]);
});

test('the received size is shown, and the download can be cancelled', async () => {
  const { files, shell } = await openAndPress('Download Excel', { waits: true });
  expect(await screen.findByText('Downloading Excel')).toBeInTheDocument();
  expect(screen.getByText('Waiting for the first rows...')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  expect(files.fetched).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the download' }));
  await waitFor(() => expect(screen.queryByText('Downloading Excel')).toBeNull());
  expect(screen.getByRole('button', { name: 'Download Excel' })).toHaveFocus();
  expect(files.saved).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(shell.calls.filter(([kind]) => kind === 'notify')).toEqual([]);
});
