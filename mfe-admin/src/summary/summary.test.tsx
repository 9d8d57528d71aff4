import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, openStaff, refusal, stats } from '../testing';
import { axe } from '../testing/axe';
import { percentChange } from './use-changes';

const STATS = 'GET /api/admin/stats';
const card = async (title: string) => (await screen.findByText(title)).closest('.p-stat');

beforeEach(() => localStorage.clear());

test('the figures of all applications', async () => {
  openStaff('/admin', fakeServer({ [STATS]: stats }));
  expect(await card('Total Applications')).toHaveTextContent('248');
  expect(await card('Total Applicants')).toHaveTextContent('231');
  expect(await card('Submitted')).toHaveTextContent('31');
  expect(await card('Approved')).toHaveTextContent('164');
  expect(await card('Rejected')).toHaveTextContent('41');
  expect(await card('Approved')).not.toHaveTextContent('%');
  expect(screen.getByRole('link', { name: /Intern Applications.*200 applications/ })).toBeVisible();
});

const waits = () =>
  within(screen.getByRole('region', { name: 'What waits' }))
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test.each([
  ['/admin', '/admin/visitor-applications', '/admin/intern-applications'],
  ['/dashboard', '/dashboard/visitor', '/dashboard/intern'],
])('%s says what waits, and leads there and to the other area', async (address, visits, internships) => {
  const counts = { unread_notifications: 5, pending_requests: 2 };
  openStaff(address, fakeServer({ [STATS]: stats, 'GET /api/admin/unread-counts': counts }));
  await waitFor(() => expect(waits()).toHaveLength(4));
  const oldestFirst = '?status=submitted&sort=submitted_date';
  expect(waits()).toEqual([
    ['Visitor Applications6 submitted, none new to you', `${visits}${oldestFirst}`],
    ['Intern Applications25 submitted, 4 new to you', `${internships}${oldestFirst}`],
    ['Requests2 pending', '/admin/secondary-requests'],
    ['Notifications5 unread', '/admin/notifications'],
  ]);
  expect(screen.getByRole('button', { name: /^Latest notifications/ })).toBeVisible();
  const [there, name] = address === '/admin' ? ['/dashboard', /^Reading desk/] : ['/admin', 'Admin area'];
  for (const link of screen.getAllByRole('link', { name })) expect(link).toHaveAttribute('href', there);
  expect(await axe(document.body)).toEqual([]);
});

test('from the desk every page of the admin area is a press away; a reviewer is offered their own', async () => {
  openStaff('/dashboard', fakeServer({ [STATS]: stats }), 'reviewer');
  const links = within(await screen.findByRole('navigation', { name: 'Admin area' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Admin area',
    'Visitor Applications',
    'Intern Applications',
    'Notifications',
    'Reports',
  ]);
});

test('nothing waits: that is said', async () => {
  const none = { submitted: 0, unread: 0 };
  openStaff('/admin', fakeServer({ [STATS]: { ...stats, waiting: { intern: none, visitor: none } } }));
  expect(await screen.findByText(/^Nothing\. There is no new application/)).toBeVisible();
  expect(waits()).toEqual([]);
});

test('approved and rejected are compared with what this browser saw last', async () => {
  localStorage.setItem('staff:previous-stats', JSON.stringify({ approved: 160, rejected: 82 }));
  openStaff('/admin', fakeServer({ [STATS]: stats }));
  await waitFor(async () => expect(await card('Approved')).toHaveTextContent('+3% from your last visit'));
  expect(await card('Rejected')).toHaveTextContent('-50% from your last visit');
  expect(JSON.parse(localStorage.getItem('staff:previous-stats') ?? '')).toEqual({
    approved: 164,
    rejected: 41,
  });
});

test('figures that cannot be loaded are told, and tried again', async () => {
  const { server, shell } = openStaff('/admin', fakeServer({ [STATS]: refusal(503, { message: 'Busy.' }) }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Busy.');
  expect(shell.calls).toContainEqual(['notify', 'error', 'Failed to load applications. Please try again.']);
  server.answers(STATS, stats);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await card('Total Applications')).toHaveTextContent('248');
});

test('there is no percentage of nothing', () => {
  expect(percentChange(undefined, 3)).toBeNull();
  expect(percentChange(0, 3)).toBeNull();
  expect(percentChange(3, 4)).toBe(33);
});
