import { askedLetter, sampleLetters, uploadOf } from '@portal/application-ui/dev';
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { fakePortal } from '../dev/fake-portal';
import { bodyOf, next, onStep, openStep, openWizard, person, problems, wholeForm } from './open-wizard';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const onlyAsked = sampleLetters(null, { letters: 'ask' });

test('where letters are uploaded nobody can be asked', async () => {
  await openStep(9, 'Academic Reference');
  expect(screen.queryByRole('button', { name: /for the letter$/ })).toBeNull();
});

test('the referee above is asked for the letter, and the step goes on without a file', async () => {
  const { user, portal } = await openStep(9, 'Academic Reference', { asking: onlyAsked });
  const about = await screen.findByLabelText('What should they write about?');
  expect(screen.queryByLabelText('Academic reference letter')).toBeNull();
  await user.click(next());
  expect(await problems()).toEqual(['Ask your referee for the letter']);
  await user.type(about, 'My studies');
  await user.click(screen.getByRole('button', { name: 'Ask Jean for the letter' }));
  expect(await screen.findByText('Not asked yet')).toBeVisible();
  expect(bodyOf(portal, '/api/user/applications/7/letters')).toMatchObject({
    type: 'academic',
    full_name: 'Jean',
    email: 'jean@example.org',
    about: 'My studies',
  });
  await user.click(next());
  await onStep('Community Reference');
});

test('where the applicant chooses, the letter can be uploaded as well', async () => {
  await openStep(9, 'Academic Reference', { asking: sampleLetters() });
  expect(await screen.findByRole('button', { name: 'Ask Jean for the letter' })).toBeVisible();
  expect(screen.getByLabelText('Academic reference letter')).toBeInTheDocument();
});

test('a referee who was asked before is remembered, with the state of the letter', async () => {
  const { user } = await openStep(9, 'Academic Reference', {
    asking: sampleLetters(askedLetter({ state: 'opened', opened_at: '2026-11-04T09:00:00.000Z' })),
  });
  expect(await screen.findByText('Asked on 3 November 2026, opened on 4 November 2026.')).toBeVisible();
  await user.click(next());
  await onStep('Community Reference');
});

test.each([
  ['Pacific/Auckland', '2026-11-03T11:30:00.000Z', '4 November 2026 (3 November 2026 where you are)'],
  ['America/Los_Angeles', '2026-11-04T06:30:00.000Z', '3 November 2026 (4 November 2026 where you are)'],
])('a portal in %s counts the days of letters there', async (timeZone, asked_at, day) => {
  const asking = sampleLetters(askedLetter({ asked_at }));
  const portal = fakePortal({ person, form: wholeForm, step: 9, asking });
  openWizard({ portal, signedIn: true, timeZone });
  expect(await screen.findByText(new RegExp(`Asked on ${day.replace(/[()]/g, '\\$&')}`))).toBeVisible();
});

test('the review names a letter that counts, and does not ask for it', async () => {
  const uploads = ['cv', 'cover_letter', 'transcript', 'criminal_record'].map((type) =>
    uploadOf(type, `${type}.pdf`, 2048),
  );
  const { user } = await openStep(12, 'Review and Submit', {
    uploads,
    letters: { academic: null, community: '7/c.pdf' },
    asking: sampleLetters(askedLetter({ state: 'sent' })),
  });
  await user.click(await screen.findByRole('tab', { name: 'References' }));
  expect(await screen.findByText('Sent by the referee')).toBeInTheDocument();
});
