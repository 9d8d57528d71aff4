import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, openStaff, refusal } from '../testing';
import { axe } from '../testing/axe';
import { emptyReport, sampleReport } from '../testing/sample-report';

const REPORT = 'GET /api/admin/reports/applications';
const withReport = (reply: unknown = sampleReport()) => fakeServer({ [REPORT]: reply });

const lastQuery = ({ server }: ReturnType<typeof openStaff>) => {
  const asked = server.asked.filter(({ path }) => path.startsWith('/api/admin/reports/applications'));
  return asked.at(-1)?.path.split('?')[1];
};
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

test.each(['admin', 'reviewer'])('%s: the navigation leads to the reports', async (role) => {
  openStaff('/admin', withReport(), role);
  const nav = within(await screen.findByRole('navigation', { name: 'Staff area' }));
  const labels = nav.getAllByRole('link').map((link) => link.textContent);
  expect(labels[labels.indexOf('Notifications') + 1]).toBe('Reports');
  await userEvent.click(nav.getByRole('link', { name: 'Reports' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
});

test('the figures, the charts as tables and the first ten rows', async () => {
  const opened = openStaff('/admin/reports?range=all', withReport());
  expect(await screen.findByText('31 applications match the filters')).toBeVisible();
  expect(lastQuery(opened)).toBe('type=all&status=all&by=submitted&time_zone=UTC&limit=10');
  const period = within(screen.getByRole('region', { name: 'In this period' }));
  const cardsOf = (within: Element) =>
    [...within.querySelectorAll('.p-stat')].map((card) => card.textContent);
  expect(cardsOf(period.getByRole('heading').parentElement as HTMLElement)).toEqual([
    '14Started',
    '19Submitted',
    '12Decided9 approved, 3 rejected',
    '12.5Days to a decision (median)from submission',
  ]);
  const cards = cardsOf(document.body);
  expect(cards.slice(0, 4)).toEqual([
    '31Total Applications',
    '11Visitor Applications',
    '20Intern Applications',
    '9Approved',
  ]);
  expect(rowsOf('Status breakdown').slice(1)).toEqual([
    ['Draft', '4'],
    ['In progress', '2'],
    ['Submitted', '8'],
    ['In review', '5'],
    ['Approved', '9'],
    ['Rejected', '3'],
  ]);
  expect(rowsOf('Applications by type').slice(1)).toEqual([
    ['Visitor', '11'],
    ['Intern', '20'],
  ]);
  expect(rowsOf('Submissions over time')).toEqual([
    ['Month', 'Intern', 'Visitor', 'Total'],
    ['Sep 2026', '6', '0', '6'],
    ['Oct 2026', '0', '0', '0'],
    ['Nov 2026', '10', '9', '19'],
  ]);
  expect(rowsOf('Preview')).toHaveLength(11);
  expect(rowsOf('Preview')[1]).toEqual([
    'INT-100',
    'Applicant 100',
    'Intern',
    'Draft',
    '42\u00a0%',
    'Not Submitted',
    '1\u00a0Nov\u00a02026',
  ]);
  expect(screen.getByText(/^The first 10 of 31 applications. Download the full report/)).toBeVisible();
  expect(screen.queryByText(/were erased/)).toBeNull();
  expect(await axe(document.body)).toEqual([]);
});

test('when all rows are shown there is no more to download for', async () => {
  openStaff('/admin/reports', withReport(sampleReport({ total: 4 })));
  expect(await screen.findByText('All 4 applications.')).toBeVisible();
});

test('erased applications are counted, and described as not listed', async () => {
  openStaff('/admin/reports', withReport(sampleReport({ total: 6, erased: 2 })));
  expect(
    await screen.findByText(/^All 4 applications. The totals also include 2 erased applications/),
  ).toBeVisible();
});

test('a chart can be looked at as a table', async () => {
  openStaff('/admin/reports', withReport());
  const table = await screen.findByRole('table', { name: 'Status breakdown' });
  expect(table.parentElement).toHaveClass('visually-hidden');
  await userEvent.click(screen.getByRole('button', { name: 'Show as table : Status breakdown' }));
  expect(screen.getByRole('table', { name: 'Status breakdown' }).parentElement).not.toHaveClass(
    'visually-hidden',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show as chart : Status breakdown' }));
  expect(screen.getByRole('table', { name: 'Status breakdown' }).parentElement).toHaveClass(
    'visually-hidden',
  );
});

test('the filters go to the server and into the address', async () => {
  const opened = openStaff('/admin/reports', withReport());
  const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
  expect(options).toEqual([
    'All',
    'Visitor',
    'Intern',
    'All',
    'Draft',
    'In progress',
    'Submitted',
    'In review',
    'Approved',
    'Rejected',
    'Submitted',
    'Started',
    'Decided',
    'Custom',
    'This month',
    'Last month',
    'This quarter',
    'Last 7 days',
    'Last 30 days',
    'Last 90 days',
    'Last 365 days',
    'All time',
  ]);
  await userEvent.selectOptions(screen.getByLabelText('Application type'), 'Visitor');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'In review');
  await userEvent.selectOptions(screen.getByLabelText('Date range'), 'Last 90 days');
  expect(screen.queryByLabelText('From Date')).toBeNull();
  await waitFor(() =>
    expect(lastQuery(opened)).toBe(
      'type=visitor&status=in-review&by=submitted&time_zone=UTC&days=90&limit=10',
    ),
  );
  expect(location.search).toBe('?type=visitor&status=in-review&range=90');
});

test('applications count by their submission, or by their beginning, and the page shows which', async () => {
  const begun = { ...sampleReport(), filter: { ...sampleReport().filter, by: 'begun' } };
  const opened = openStaff('/admin/reports?range=7', withReport());
  expect(await screen.findByRole('table', { name: 'Submissions over time' })).toBeInTheDocument();
  expect(
    screen.getByText(/on the day it was submitted, or started .* UTC, the time zone of the portal\.$/),
  ).toBeVisible();
  opened.server.answers(REPORT, begun);
  await userEvent.selectOptions(screen.getByLabelText('Count by'), 'Started');
  expect(await screen.findByRole('table', { name: 'Applications started over time' })).toBeInTheDocument();
  expect(screen.getByText(/^An application counts on the day it was started\./)).toBeVisible();
  expect(lastQuery(opened)).toBe('type=all&status=all&by=begun&time_zone=UTC&days=7&limit=10');
  expect(location.search).toBe('?by=begun&range=7');
});

test('the dates bound each other, and a wrong order is reported instead of sent', async () => {
  const opened = openStaff('/admin/reports?from=2026-03-01&to=2026-03-31', withReport());
  const from = await screen.findByLabelText('From Date');
  expect(from).toHaveAttribute('max', '2026-03-31');
  expect(screen.getByLabelText('To Date')).toHaveAttribute('min', '2026-03-01');
  await screen.findByText('31 applications match the filters');
  const before = opened.server.asked.length;
  fireEvent.change(from, { target: { value: '2026-04-02' } });
  expect(from).toHaveAccessibleDescription('Error: From Date cannot be later than To Date');
  expect(from).toBeInvalid();
  expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
  expect(opened.server.asked).toHaveLength(before);
  fireEvent.change(screen.getByLabelText('To Date'), { target: { value: '2026-04-30' } });
  expect(await screen.findByText('31 applications match the filters')).toBeVisible();
  expect(lastQuery(opened)).toBe(
    'type=all&status=all&by=submitted&time_zone=UTC&from_date=2026-04-02&to_date=2026-04-30&limit=10',
  );
});

test('nothing fits: what to do, and nothing to download', async () => {
  const opened = openStaff('/admin/reports?type=intern', withReport(emptyReport()));
  expect(await screen.findByRole('heading', { name: 'No applications match these filters' })).toBeVisible();
  for (const name of ['Download PDF', 'Download Excel']) {
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('There is nothing to download.');
  }
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show all applications' }));
  expect(location.search).toBe('?range=all');
  await waitFor(() =>
    expect(lastQuery(opened)).toBe('type=all&status=all&by=submitted&time_zone=UTC&limit=10'),
  );
});

test('a failure is reported and can be tried again', async () => {
  const server = withReport(refusal(503, { message: 'Not available at the moment.' }));
  const { shell } = openStaff('/admin/reports', server);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load applications data');
  expect(alert).toHaveTextContent('Not available at the moment.');
  expect(shell.calls).toContainEqual(['notify', 'error', 'Failed to load applications data']);
  server.answers(REPORT, sampleReport());
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('31 applications match the filters')).toBeVisible();
});

test('a report that is being loaded shows its shape', async () => {
  openStaff(
    '/admin/reports',
    withReport(() => new Promise(() => {})),
  );
  expect(await screen.findByText('Loading the report')).toBeInTheDocument();
});

test('the decisions of a month, each with its day and the days it took; the workbook is the first choice', async () => {
  const sample = sampleReport({ total: 1 });
  const [row] = sample.applications;
  const decided = { status: 'approved', submitted_date: '2026-10-20T10:00:00.000Z' } as const;
  const report = {
    ...sample,
    filter: { ...sample.filter, by: 'decided' },
    applications: [{ ...row, ...decided, decided_date: '2026-11-02T22:00:00.000Z', days_to_decision: 13.5 }],
  };
  const opened = openStaff('/admin/reports?by=decided&range=last-month', withReport(report));
  expect(await screen.findByRole('table', { name: 'Decisions over time' })).toBeInTheDocument();
  expect(lastQuery(opened)).toMatch(/by=decided&time_zone=UTC&from_date=.+&to_date=.+&limit=10$/);
  expect(
    screen.getByText(/^Only applications with a decision count, on the day of the decision/),
  ).toBeVisible();
  expect(rowsOf('Preview')).toEqual([
    ['Application ID', 'Applicant', 'Type', 'Status', 'Submitted', 'Decided', 'Days from submission'],
    [
      'INT-100',
      'Applicant 100',
      'Intern',
      'Approved',
      '20\u00a0Oct\u00a02026',
      '2\u00a0Nov\u00a02026',
      '13.5',
    ],
  ]);
  const buttons = screen.getAllByRole('button', { name: /^Download/ });
  expect(buttons.map((one) => [one.textContent?.trim(), one.classList.contains('btn-primary')])).toEqual([
    ['Download Excel', true],
    ['Download PDF', false],
    ['Download CSV', false],
  ]);
  expect(await axe(document.body)).toEqual([]);
});
