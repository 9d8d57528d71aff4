import '@testing-library/jest-dom';
import type { PublicRound } from '@portal/contract-shell-v1';
import { abilities, application, fakePortal, heading, openDashboard, screen } from './open';

beforeEach(() => localStorage.clear());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const winter: PublicRound = {
  id: 2,
  names: { en: 'Winter' },
  opens_at: inDays(5),
  closes_at: inDays(30),
};
const settings = { rounds: [{ programme: 'visitor', open: null, next: winter }], timeZone: 'Africa/Kigali' };
const local = { opens: '2097-01-01T08:00', closes: '2097-02-01T17:00' };
const next = { ...winter, ...local, programme: 'visitor' };
const autumn = {
  ...{ ...next, id: 1, names: { en: 'Autumn' }, opens_at: inDays(-30), closes_at: inDays(-1) },
  ...{ state: 'closed', deadline: inDays(-1), grace_minutes: 0, more_time: false, moves_to: next },
};
const draft = application(8, 'visitor', 'draft', { abilities: abilities.furtherDraft });

test.each([
  ['the form of a further application', '/applications/8/finish'],
  ['the page of a draft', '/applications/8'],
])('on %s a draft that missed its round is moved with one press', async (_what, at) => {
  const portal = fakePortal({ applications: [draft] });
  portal.answerOnce('GET /api/user/applications/8/round', { status: 200, body: { round: autumn } });
  const moved = { ...autumn, ...next, state: 'coming', moves_to: null };
  portal.answerOnce('POST /api/user/applications/8/move-round', { status: 200, body: { round: moved } });
  const { user } = openDashboard({ portal, at, settings });
  expect(await screen.findByText('The round "Autumn" has closed')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Move to the next round' }));
  expect(await screen.findByText('Your draft is for the round "Winter"')).toBeVisible();
});

test('an application of a programme that is closed cannot be begun', async () => {
  openDashboard({ portal: fakePortal(), at: '/new/visitor', settings });
  expect(await screen.findByText(/^Closed now\. Opens on .* \(Kigali\)/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start Application' })).toBeNull();
});

test('without rounds nothing is asked', async () => {
  const portal = fakePortal({ applications: [draft] });
  openDashboard({ portal, at: '/applications/8/finish' });
  await heading('Apply for a visit');
  expect(portal.asked.filter((call) => call.path.endsWith('/round'))).toEqual([]);
});
