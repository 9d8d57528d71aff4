import '@testing-library/jest-dom';
import { askedLetter, sampleLetters } from '@portal/application-ui/dev';
import { application, fakePortal, openDashboard, screen, waitFor } from './open';

const asking = application(7, 'intern', 'submitted', { asks_referees: true });
const withLetters = (letters = sampleLetters(askedLetter())) =>
  fakePortal({ applications: [asking], letters });

beforeEach(() => localStorage.clear());

test('an application whose letters are uploaded asks for no letters', async () => {
  const { portal } = openDashboard({
    portal: fakePortal({ applications: [application(7, 'intern', 'submitted')] }),
  });
  await screen.findByRole('heading', { name: /APP-007/ });
  expect(portal.calls()).not.toContain('GET /api/user/applications/7/letters');
  expect(screen.queryByText('Reference letters')).toBeNull();
});

test('the applicant reads how far each letter is, and reminds once in three days', async () => {
  const { user } = openDashboard({ portal: withLetters() });
  expect(await screen.findByText('Your application is waiting for 2 of 2 letters.')).toBeVisible();
  expect(screen.getByText('Asked on 3 November 2026.')).toBeVisible();
  expect(screen.getByText('Dr Jean Bosco', { selector: 'bdi' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remind Dr Jean Bosco' }));
  expect(await screen.findByText(/^You can remind them from/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull();
});

test('a referee asked too recently, or who cannot be asked: the reason is shown; what was typed stays', async () => {
  const portal = withLetters(sampleLetters());
  const message = 'You cannot be your own referee.';
  portal.answerOnce('POST /api/user/applications/7/letters', {
    status: 422,
    body: { message, errors: { email: [message] } },
  });
  const { user } = openDashboard({ portal });
  await user.click(await screen.findByRole('button', { name: 'Ask a referee for the academic letter' }));
  await user.type(screen.getByLabelText('Name of the referee'), 'Grace');
  await user.type(screen.getByLabelText('Email of the referee'), 'ineza@example.org');
  await user.type(screen.getByLabelText('What should they write about?'), 'My thesis');
  await user.click(screen.getByRole('button', { name: 'Ask for the letter' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('What should they write about?')).toHaveValue('My thesis');
  await user.click(screen.getByRole('button', { name: 'Ask for the letter' }));
  await waitFor(() => expect(screen.queryByLabelText('Name of the referee')).toBeNull());
  expect(screen.getByText('Grace', { selector: 'bdi' })).toBeVisible();
  expect(portal.asked.at(-1)?.body).toEqual({
    type: 'academic',
    full_name: 'Grace',
    email: 'ineza@example.org',
    about: 'My thesis',
  });
});

test.each([
  ['waiting', 'Not asked yet', 'Send me the link again'],
  ['opened', 'Opened', 'Ask somebody else for the academic letter'],
  ['declined', 'Declined', 'Ask somebody else for the academic letter'],
] as const)('a letter that is %s says so, with what can be done', async (state, word, button) => {
  openDashboard({ portal: withLetters(sampleLetters(askedLetter({ state, remind_at: null }))) });
  expect(await screen.findByText(word)).toBeVisible();
  expect(screen.getByRole('button', { name: button })).toBeVisible();
});

test('a letter that has come is not asked for again', async () => {
  const sent = askedLetter({ state: 'sent', answered_at: '2026-11-05T09:00:00.000Z', remind_at: null });
  openDashboard({ portal: withLetters(sampleLetters(sent)) });
  expect(await screen.findByText('Letter received')).toBeVisible();
  expect(screen.queryByRole('button', { name: /academic letter/ })).toBeNull();
});

test('what is typed for a referee is still there after a reload, and gone once they were asked', async () => {
  const portal = withLetters(sampleLetters());
  const first = openDashboard({ portal });
  const press = async ({ user }: typeof first) =>
    user.click(await screen.findByRole('button', { name: 'Ask a referee for the academic letter' }));
  await press(first);
  await first.user.type(screen.getByLabelText('Name of the referee'), 'Grace');
  await first.user.type(screen.getByLabelText('Email of the referee'), 'grace@example.org');
  await first.user.type(screen.getByLabelText('What should they write about?'), 'My thesis');
  first.close();

  const again = openDashboard({ portal });
  await press(again);
  expect(screen.getByLabelText('Name of the referee')).toHaveValue('Grace');
  expect(screen.getByLabelText('Email of the referee')).toHaveValue('grace@example.org');
  expect(screen.getByLabelText('What should they write about?')).toHaveValue('My thesis');
  await again.user.click(screen.getByRole('button', { name: 'Ask for the letter' }));
  await waitFor(() => expect(screen.queryByLabelText('Name of the referee')).toBeNull());
  expect(JSON.stringify(localStorage)).not.toContain('Grace');
});
