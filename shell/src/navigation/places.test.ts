/** @jest-environment node */
import type { Session, Settings } from '@portal/contract-shell-v1';
import { decide, type Place } from './places';

const open: Settings = { portalEnabled: true, formLimits: {}, resumeCode: 'off' };
const closed: Settings = { ...open, portalEnabled: false };
const as = (role: string): Session => ({ token: 't', user: { id: 1, role } });

const place = (path: string, more: Partial<Place> = {}): Place => ({
  path,
  unit: path,
  access: 'open',
  signIn: '/',
  openWhenClosed: false,
  ...more,
});

const places = {
  complete: true,
  list: [
    place('/'),
    place('/maintenance', { openWhenClosed: true }),
    place('/application/interns'),
    place('/userdashboard/*', { access: 'applicant' }),
    place('/staff/auth', { openWhenClosed: true }),
    place('/dashboard/*', { access: 'staff', signIn: '/staff/auth', openWhenClosed: true }),
    place('/admin/*', { access: 'staff', openWhenClosed: true }),
  ],
};

const outcome = (path: string, session: Session | null, settings = open) => {
  const made = decide(path, places, session, settings);
  return made.kind === 'redirect' ? `to ${made.to}` : made.kind;
};

test.each([
  ['anyone opens the home page', '/', null, 'show'],
  ['anyone opens a wizard', '/application/interns', null, 'show'],
  ['a last slash does not matter', '/application/interns/', null, 'show'],
  ['upper case does not matter', '/Application/Interns', null, 'show'],
  ['a stranger is led from the dashboard to the home page', '/userdashboard', null, 'to /'],
  ['an applicant opens the dashboard', '/userdashboard', as('intern'), 'show'],
  ['an applicant opens a page below the dashboard', '/userdashboard/feedback', as('visitor'), 'show'],
  ['staff have no applicant dashboard', '/userdashboard', as('admin'), 'to /'],
  [
    'a stranger is led from the staff dashboard to the staff sign-in',
    '/dashboard/intern/7',
    null,
    'to /staff/auth',
  ],
  ['a stranger is led from the admin area to the home page', '/admin/reports', null, 'to /'],
  ['an applicant does not get into the admin area', '/admin', as('intern'), 'to /'],
  ['an applicant does not get into the staff dashboard', '/dashboard', as('intern'), 'to /staff/auth'],
  ['an administrator opens the admin area', '/admin/reports', as('admin'), 'show'],
  ['a reviewer opens the staff dashboard', '/dashboard', as('reviewer'), 'show'],
  ['a role nobody knows opens nothing for staff', '/admin', as('astronaut'), 'to /'],
  ['a path that only begins like a page is not that page', '/administrator', as('admin'), 'unknown'],
  ['an address nobody has is unknown', '/nowhere', null, 'unknown'],
])('%s', (_story, path, session, expected) => {
  expect(outcome(path, session)).toBe(expected);
});

describe('while the portal is closed', () => {
  test.each([
    ['an applicant is led to the maintenance page', '/application/interns', as('intern'), 'to /maintenance'],
    ['a stranger is led there too', '/', null, 'to /maintenance'],
    ['an unknown address leads there too', '/nowhere', null, 'to /maintenance'],
    ['the maintenance page stands', '/maintenance', null, 'show'],
    ['staff can still sign in', '/staff/auth', null, 'show'],
    ['staff go on', '/admin', as('admin'), 'show'],
    ['staff may look at the wizard', '/application/interns', as('reviewer'), 'show'],
    ['staff who are not signed in are led to their sign-in', '/dashboard', null, 'to /staff/auth'],
  ])('%s', (_story, path, session, expected) => {
    expect(outcome(path, session, closed)).toBe(expected);
  });
});

test('before the registry is read, an unlisted path waits instead of being unknown', () => {
  expect(decide('/staff/new', { ...places, complete: false }, null, closed)).toEqual({ kind: 'pending' });
});
