import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frameParts } from '../rooms';
import { fakeServer, openStaff } from '../testing';
import { axe } from '../testing/axe';
import { deskPortal } from '../testing/sample-desk';
import { sampleToday } from '../testing/sample-today';
import { placeAt, placesFor } from './places';

const navigation = async () => within(await screen.findByRole('navigation', { name: 'Staff area' }));
const links = async () =>
  (await navigation()).getAllByRole('link').map((link) => link.textContent?.replace(/^.*My profile.*/, 'Me'));

beforeEach(() => localStorage.clear());

test('one navigation leads everywhere, on the dashboard as in the admin area', async () => {
  openStaff('/dashboard');
  const everywhere = [
    'Dashboard',
    'Summary',
    'Visitor Applications',
    'Intern Applications',
    'All Applications',
    'Visitor Application',
    'Intern Application',
    'Requests',
    'Outstanding items',
    'Notifications',
    'Reports',
    'Portal Settings',
    'Emails',
    'Modules',
    'People',
    'Me',
  ];
  expect(await links()).toEqual(everywhere);
  await userEvent.click((await navigation()).getByRole('link', { name: 'Summary' }));
  expect(location.pathname).toBe('/admin');
  expect(await links()).toEqual(everywhere);
  expect(await axe(document.body)).toEqual([]);
});

const onceUsed = ['Results', 'Waiting list', 'Calendar of places'];

test.each([
  [{ results: true, waiting_list: true, places: true }, onceUsed],
  [{ results: false, waiting_list: false, places: true }, ['Calendar of places']],
])('of results, the waiting list and places, the portal that uses %j has %j', async (in_use, shown) => {
  openStaff('/dashboard', fakeServer({ 'GET /api/admin/today': sampleToday({ in_use }) }));
  await waitFor(async () => expect(await links()).toContain('Calendar of places'));
  expect((await links()).filter((name) => name && onceUsed.includes(name))).toEqual(shown);
});

test.each(['Dashboard', 'Summary'])('%s is one place, headed as the navigation names it', async (name) => {
  openStaff('/admin/profile');
  const all = await links();
  expect(new Set(all).size).toBe(all.length);
  await userEvent.click((await navigation()).getByRole('link', { name }));
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(document.title).toMatch(new RegExp(`^${name}\\b`));
});

test('a reviewer is offered their own', async () => {
  openStaff('/dashboard', fakeServer(), 'reviewer');
  expect(await links()).toEqual([
    'Dashboard',
    'Summary',
    'Visitor Applications',
    'Intern Applications',
    'All Applications',
    'Visitor Application',
    'Intern Application',
    'Outstanding items',
    'Notifications',
    'Reports',
    'Me',
  ]);
});

test('counts stand beside what waits', async () => {
  const totals = { submitted: 2, answered: 1, letters: 3, requests: 4, mails: 5 };
  openStaff('/admin', fakeServer({ 'GET /api/admin/today': sampleToday({ totals }) }));
  const nav = await navigation();
  for (const name of ['Dashboard , 10 waiting', 'Outstanding items , 4 waiting', 'Emails , 5 waiting'])
    expect(await nav.findByRole('link', { name })).toBeVisible();
});

test('beside a list stands how many of its applications are unread', async () => {
  const unread = [
    { type: 'intern' as const, count: 120 },
    { type: 'visitor' as const, count: 3 },
  ];
  openStaff('/admin', fakeServer({ 'GET /api/admin/today': sampleToday({ unread }) }));
  const nav = await navigation();
  const interns = await nav.findByRole('link', { name: 'Intern Applications , 120 unread' });
  expect(interns).toHaveTextContent('99+');
  expect(nav.getByRole('link', { name: 'Visitor Applications , 3 unread' })).toBeVisible();
  expect(nav.getByRole('link', { name: 'All Applications' })).toBeVisible();
});

test('the navigation folds to icons that keep their names, and stays so on this device', async () => {
  openStaff('/admin');
  await userEvent.click(await screen.findByRole('button', { name: 'Collapse the menu' }));
  expect((await navigation()).getByRole('link', { name: 'Reports' })).toHaveAttribute('title', 'Reports');
  document.body.replaceChildren();
  openStaff('/admin');
  expect(await screen.findByRole('button', { name: 'Expand the menu' })).toBeVisible();
});

test('the reading desk gets the room, and gives it back', async () => {
  openStaff('/dashboard/intern/12', deskPortal());
  const unfold = await screen.findByRole('button', { name: 'Expand the menu' });
  await userEvent.click(unfold);
  expect(screen.getByRole('button', { name: 'Collapse the menu' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Collapse the menu' }));
  await userEvent.click((await navigation()).getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('button', { name: 'Collapse the menu' })).toBeVisible();
});

test.each([
  ['/admin/visitor-applications', 0],
  ['/admin/profile', 1],
])('More is marked where a page behind it is open: %s', async (address, marked) => {
  openStaff(address);
  const bar = within(await screen.findByRole('navigation', { name: 'Most used' }));
  const marks = bar.getAllByRole('button').filter((one) => one.hasAttribute('aria-current'));
  expect(marks).toHaveLength(marked);
});

test('the bar of a phone has what is used most, and opens everything else', async () => {
  openStaff('/admin');
  const bar = within(await screen.findByRole('navigation', { name: 'Most used' }));
  expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Dashboard',
    'Visitor Applications',
    'Intern Applications',
    'Notifications',
  ]);
  await userEvent.click(bar.getByRole('button', { name: 'More' }));
  expect(bar.getByRole('button', { name: 'Close' })).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(bar.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(bar.getByRole('button', { name: 'More' }));
  await userEvent.click((await navigation()).getByRole('link', { name: 'Dashboard' }));
  await waitFor(() => expect(bar.getByRole('button', { name: 'More' })).toBeVisible());
});

test.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard/intern/12', '/dashboard/intern'],
  ['/admin', '/admin'],
  ['/admin/portal-settings/activity', '/admin/portal-settings'],
  ['/admin/portal-settings/staff', '/admin/portal-settings/staff'],
  ['/admin/profile', undefined],
])('%s is marked at %s', (path, place) => {
  expect(
    placeAt(
      path,
      placesFor(
        frameParts,
        () => true,
        () => true,
      ),
    ),
  ).toBe(place);
});
