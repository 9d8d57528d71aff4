/** @jest-environment node */
import type { Place } from '../navigation/places';
import { likelyNext } from './likely-next';

const place = (path: string, more: Partial<Place> = {}): Place => ({
  path,
  unit: path,
  access: 'open',
  signIn: '/',
  openWhenClosed: false,
  ...more,
});

const home = place('/', { label: 'Home page' });
const staffSignIn = place('/staff/auth');
const wizard = place('/application/interns', { label: 'Internship application' });
const own = place('/userdashboard/*', { access: 'applicant', label: 'Your applications' });
const staff = place('/dashboard/*', { access: 'staff', signIn: '/staff/auth', label: 'Staff dashboard' });
const places = [home, staffSignIn, wizard, own, staff];

const applicant = { token: 't', user: { id: 1, role: 'intern' } };
const admin = { token: 't', user: { id: 1, role: 'admin' } };

test.each([
  ['a stranger on the home page: the first programme', home, null, wizard],
  ['an applicant on the home page: their applications', home, applicant, own],
  ['staff on the home page: their dashboard', home, admin, staff],
  ['somebody at the door for staff: what is behind it', staffSignIn, null, staff],
  ['an applicant among their applications: nothing', own, applicant, undefined],
  ['a stranger in the wizard: nothing', wizard, null, undefined],
])('%s', (_story, here, session, next) => {
  expect(likelyNext(places, here, session)).toBe(next);
});
