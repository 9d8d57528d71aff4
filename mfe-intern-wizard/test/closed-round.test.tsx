import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import { fakePortal } from '../dev/fake-portal';
import { enter, next, onStep, openWizard, person, wholeForm } from './open-wizard';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const winter = {
  id: 2,
  names: { en: 'Winter' },
  opens_at: inDays(5),
  closes_at: inDays(30),
};
const closed = { programme: 'intern', open: null, next: winter };
const open = { programme: 'intern', open: { ...winter, opens_at: inDays(-5) }, next: null };
const settings = { rounds: [closed], timeZone: 'Africa/Kigali' };

const closedNow = () => screen.findByText('Applications are closed at the moment');

test.each([
  ['the first step', '/application/interns'],
  ['a step before the sign-in', '/application/interns?step=personal-info'],
  ['a step behind the sign-in', '/application/interns?step=motivation'],
])('a link to %s says when the next round opens, without a form', async (_what, address) => {
  openWizard({ settings, address });
  expect(await closedNow()).toBeVisible();
  expect(screen.getByText(/^The next round is "Winter"\.\s*Opens on .* \(Kigali\)/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.queryByLabelText('Volunteer')).toBeNull();
  expect(next).toThrow();
});

test('says that there is no next round', async () => {
  openWizard({ settings: { rounds: [{ ...closed, next: null }] } });
  expect(await screen.findByText('There is no date for the next round yet.')).toBeVisible();
});

test.each(['', '?step=personal-info'])('whoever has a draft goes on to it from %s', async (query) => {
  const { user } = openWizard({ settings, address: `/application/interns${query}` });
  await user.click(await screen.findByRole('button', { name: 'Continue your draft' }));
  expect(await screen.findByText('Your email and phone number')).toBeVisible();
});

test.each([
  [winter, /^The next round is "Winter"\.\s*Opens on .* \(Kigali\)/],
  [null, /^There is no date for the next round yet\.$/],
])('where nothing is found to continue, nobody is asked to begin', async (following, sentence) => {
  const { user } = openWizard({ settings: { ...settings, rounds: [{ ...closed, next: following }] } });
  await user.click(await screen.findByRole('button', { name: 'Continue your draft' }));
  await enter(user, await screen.findByLabelText('Email', { selector: 'input[type=email]' }), person.email);
  await enter(user, screen.getByLabelText('Phone Number'), '788123456');
  await user.click(next('Continue'));
  expect(await screen.findByText('We found nothing to continue with these two')).toBeVisible();
  expect(screen.getByText('Applications are closed at the moment')).toBeVisible();
  expect(screen.getByText(sentence)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fill in the rest to begin' })).toBeNull();
  expect(screen.queryByText(/fill in the rest/)).toBeNull();
  expect(next('Check email and phone')).toBeVisible();
});

test('a person who is signed in goes on in their draft', async () => {
  const portal = fakePortal({ person, form: wholeForm, step: 6 });
  openWizard({ settings, portal, signedIn: true, address: '/application/interns?step=motivation' });
  await waitFor(() => expect(next()).toBeVisible());
  expect(screen.queryByText('Applications are closed at the moment')).toBeNull();
});

test('whoever is here when a round closes keeps their form', async () => {
  const { shell } = openWizard({ settings: { rounds: [open] } });
  expect(await screen.findByLabelText('Volunteer')).toBeVisible();
  act(() => shell.changeSettings(settings));
  expect(await screen.findByText(/^Closed now\. Opens on/)).toBeVisible();
  expect(screen.getByLabelText('Volunteer')).toBeVisible();
});

test('the form is there once a round opens, without a reload', async () => {
  const { shell } = openWizard({ settings });
  await closedNow();
  act(() => shell.changeSettings({ rounds: [open] }));
  expect(await screen.findByLabelText('Volunteer')).toBeVisible();
  await onStep('Welcome');
});
