import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  openStaff,
  overviewRow,
  sampleOverview,
  samplePage,
  sampleReview,
  sampleRow,
  timeline,
} from '../../testing';
import { axe } from '../../testing/axe';
import { eric, ineza, deskPortal as portal } from '../../testing/sample-desk';
import { sampleToday, sampleWaiting } from '../../testing/sample-today';

const LINES = 'GET /api/admin/application-lines';
const TODAY = 'GET /api/admin/today';
const lea = sampleRow(20, { applicant_name: 'Léa Kagabo', type: 'visitor' });
const waiting = [
  sampleWaiting('letter', 11, 'Eric Nshuti', 5),
  { ...sampleWaiting('submitted', 20, 'Léa Kagabo', 3), application: { ...lea, type: 'visitor' as const } },
  sampleWaiting('answered', 12, 'Ineza Mukamana', 1),
].map((one) => ({
  ...one,
  application: {
    ...{ id: one.application.id, type: one.application.type },
    ...{ reference: one.application.reference, applicant_name: one.application.applicant_name },
  },
}));
const three = () =>
  portal()
    .answers('GET /api/admin/applications/20', { review: sampleReview(lea) })
    .answers('GET /api/admin/applications/20/timeline', timeline)
    .answers('GET /api/applications/visitor', samplePage([lea]));

const person = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const next = () => screen.findByRole('link', { name: 'Next applicant' });
const rowsOf = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('link')
    .map((link) => link.querySelector('strong')?.textContent);

beforeEach(() => localStorage.clear());

test('from what waits, j and k keep the order that was shown, from one programme to the other', async () => {
  const server = three()
    .answers(TODAY, sampleToday({ waiting }))
    .answers(LINES, { applications: [eric, lea, ineza] });
  openStaff('/dashboard', server);
  await userEvent.click(await screen.findByRole('link', { name: /^Eric Nshuti/ }));
  // The pressed link is gone with its page.
  await waitFor(async () => expect(await person('Eric Nshuti')).toHaveFocus());
  expect(location.search).toBe('?list=todo&ids=11,20,12');
  expect(await rowsOf('To do')).toEqual(['Eric Nshuti', 'Léa Kagabo', 'Ineza Mukamana']);
  expect(screen.getByText(/^Visitor · /)).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
  await next();
  press('j');
  expect(await person('Léa Kagabo')).toBeVisible();
  expect(location.pathname + location.search).toBe('/dashboard/visitor/20?list=todo&ids=11,20,12');
  await next();
  press('j');
  expect(await person('Ineza Mukamana')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Next applicant' })).toBeNull();
  press('k');
  expect(await person('Léa Kagabo')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To do' })).toHaveAttribute('href', '/dashboard');
  // No list of a programme was requested.
  expect(server.asked.some(({ path }) => path.includes('/neighbours'))).toBe(false);
});

test('a reload, and a link that was copied, keep that order', async () => {
  const server = three().answers(LINES, { applications: [eric, lea, ineza] });
  openStaff('/dashboard/visitor/20?list=todo&ids=11,20,12', server);
  expect(await next()).toHaveAttribute('href', '/dashboard/intern/12?list=todo&ids=11,20,12');
  expect(screen.getByRole('link', { name: 'Previous applicant' })).toHaveAttribute(
    'href',
    '/dashboard/intern/11?list=todo&ids=11,20,12',
  );
});

test('beyond the last line that was shown comes what waits since', async () => {
  const server = three()
    .answers(TODAY, sampleToday({ waiting: waiting.slice(2) }))
    .answers(LINES, ({ path }: { path: string }) => ({
      applications: path.includes('12') ? [eric, lea, ineza] : [eric, lea],
    }));
  openStaff('/dashboard/visitor/20?list=todo&ids=11,20', server);
  expect(await next()).toHaveAttribute('href', '/dashboard/intern/12?list=todo&ids=11,20,12');
});

test('u opens the oldest that was not opened, whatever its programme', async () => {
  const server = three()
    .answers(TODAY, sampleToday({ waiting }))
    .answers(LINES, { applications: [eric, lea, ineza] });
  openStaff('/dashboard/intern/11?list=todo&ids=11,20,12', server);
  await next();
  press('u');
  expect(await person('Léa Kagabo')).toBeVisible();
  expect(location.search).toBe('?list=todo&ids=11,20,12');
});

test('the filters of all programmes go along to next, previous and unread', async () => {
  const address = '?list=all&status=submitted%2Cin-review&label=7&sort=-updated_at';
  const row = { ...overviewRow(12), ...ineza };
  const server = three()
    .answers('GET /api/admin/applications', sampleOverview([row, { ...overviewRow(20), ...lea }]))
    .answers('GET /api/admin/applications/12/next-unread-of-all', { next: 20, type: 'visitor' });
  openStaff('/admin/applications?status=submitted,in-review&label=7&sort=-updated_at', server);
  await userEvent.click(await screen.findByRole('link', { name: 'Ineza Mukamana' }));
  expect(await person('Ineza Mukamana')).toBeVisible();
  expect(location.search).toBe(address);
  expect(await next()).toHaveAttribute('href', `/dashboard/visitor/20${address}`);
  expect(await rowsOf('All Applications')).toEqual(['Ineza Mukamana', 'Léa Kagabo']);
  expect(screen.getByRole('link', { name: 'All applications' })).toHaveAttribute(
    'href',
    '/admin/applications?status=submitted%2Cin-review&label=7&sort=-updated_at',
  );
  press('u');
  expect(await person('Léa Kagabo')).toBeVisible();
  const asked = server.asked.find(({ path }) => path.includes('next-unread-of-all'))?.path;
  expect(asked).toContain('status=submitted%2Cin-review');
  expect(asked).toContain('label=7');
});

test('an application that the first rows of all have not, has its neighbours there', async () => {
  const server = three()
    .answers('GET /api/admin/applications', sampleOverview([overviewRow(30)], { total: 90, next: 'x' }))
    .answers('GET /api/admin/applications/20/neighbours-of-all', {
      ...{ previous: 11, next: 12 },
      applications: [eric, lea, ineza],
    });
  openStaff('/dashboard/visitor/20?list=all&label=7&sort=-updated_at', server);
  expect(await next()).toHaveAttribute('href', '/dashboard/intern/12?list=all&label=7&sort=-updated_at');
  await waitFor(async () =>
    expect(await rowsOf('All Applications')).toEqual(['Eric Nshuti', 'Léa Kagabo', 'Ineza Mukamana']),
  );
  const asked = server.asked.find(({ path }) => path.includes('neighbours-of-all'))?.path;
  expect(asked).toMatch(/label=7&sort=-updated_at&time_zone=.+&around=5/);
});
