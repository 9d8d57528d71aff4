import '@testing-library/jest-dom';
import { enter } from '@portal/application-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SavedReply } from '../../api/saved-replies';
import { FakeResponse, openStaff, refusal, sampleReview } from '../../testing';
import { axe } from '../../testing/axe';
import { deskPortal, ineza } from '../../testing/sample-desk';

const REPLIES = 'GET /api/admin/saved-replies';
const sample = (id: number, more: Partial<SavedReply> = {}): SavedReply => ({
  id,
  language: 'en',
  name: 'No place left',
  text: 'Dear {name}, about {reference}: all places are taken.',
  status: 'rejected',
  version: 3,
  changed_by: 'Eric Nshuti',
  updated_at: '2026-11-20T08:00:00.000Z',
  ...more,
});
const welcome = sample(2, { name: 'Welcome', text: 'Welcome, {name}!', status: 'approved' });
const french = sample(3, { name: 'Complet', text: 'Bonjour {name}, tout est complet.', language: 'fr' });
const portal = (replies: SavedReply[] = [sample(1), welcome, french]) =>
  deskPortal().answers(REPLIES, { replies });

const filledIn = 'Dear Ineza Mukamana, about APP-012: all places are taken.';
const message = () => screen.getByLabelText('Message to the applicant');
const press = (key: string) => fireEvent.keyDown(document.body, { key });
const options = () =>
  within(screen.getByRole('listbox', { name: 'Saved replies' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

async function opened(server = portal()) {
  const page = openStaff('/dashboard/intern/12', server);
  await screen.findByText(': Submitted to In review');
  return page;
}

beforeEach(() => localStorage.clear());

test('r, a few letters and Enter write a reply with the name of the applicant, and its decision', async () => {
  await opened();
  press('r');
  const box = await screen.findByRole('combobox', { name: 'Search replies' });
  await screen.findByRole('option', { name: /No place left/ });
  expect(box).toHaveFocus();
  expect(await axe(document.body)).toEqual([]);
  await userEvent.keyboard('taken');
  expect(options()).toEqual(['No place leftRejected, English']);
  expect(screen.getByText(filledIn)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(message()).toHaveFocus());
  expect(message()).toHaveValue(filledIn);
  expect(screen.getByLabelText('New status')).toHaveValue('rejected');
});

test('replies in the language of the applicant come first', async () => {
  const server = portal().answers('GET /api/admin/applications/12', {
    review: { ...sampleReview(ineza), language: 'fr' },
  });
  await opened(server);
  press('r');
  await screen.findByRole('option', { name: /Complet/ });
  expect(options()).toEqual([
    'CompletRejected',
    'No place leftRejected, English',
    'WelcomeApproved, English',
  ]);
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  await waitFor(() => expect(message()).toHaveValue('Bonjour Ineza Mukamana, tout est complet.'));
});

test('typed words are never replaced without a question; a chosen decision stays', async () => {
  await opened();
  await userEvent.selectOptions(screen.getByLabelText('New status'), 'in-review');
  await enter(userEvent, message(), 'We met on Monday.');
  await userEvent.click(screen.getByRole('button', { name: 'Saved replies' }));
  await userEvent.click(await screen.findByRole('option', { name: /No place left/ }));
  expect(screen.getByRole('dialog')).toHaveTextContent('We met on Monday.');
  await userEvent.click(screen.getByRole('button', { name: 'Add the reply below' }));
  await waitFor(() => expect(message()).toHaveValue(`We met on Monday.\n\n${filledIn}`));
  expect(screen.getByLabelText('New status')).toHaveValue('in-review');
});

test('a reply that nobody typed into gives way to the next one', async () => {
  await opened();
  press('r');
  await userEvent.click(await screen.findByRole('option', { name: /No place left/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Saved replies' }));
  await userEvent.click(await screen.findByRole('option', { name: /Welcome/ }));
  await waitFor(() => expect(message()).toHaveValue('Welcome, Ineza Mukamana!'));
  await userEvent.type(message(), ' Bring your pass.');
  await userEvent.click(screen.getByRole('button', { name: 'Saved replies' }));
  await userEvent.click(await screen.findByRole('option', { name: /No place left/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Replace it' }));
  await waitFor(() => expect(message()).toHaveValue(filledIn));
});

test('Escape leaves the replies with what was typed, and nothing is sent', async () => {
  const { server } = await opened();
  await enter(userEvent, message(), 'We met on Monday.');
  await userEvent.click(screen.getByRole('button', { name: 'Saved replies' }));
  await screen.findByRole('option', { name: /No place left/ });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.keyboard('{Escape}');
  expect(message()).toHaveValue('We met on Monday.');
  expect(server.asked.some(({ path }) => path.includes('preview'))).toBe(false);
});

test('a typed text is kept for the team, with gaps for what this applicant is called', async () => {
  const server = portal([]).answers('POST /api/admin/saved-replies', { reply: sample(9) });
  const { shell } = await opened(server);
  await userEvent.selectOptions(screen.getByLabelText('New status'), 'rejected');
  await enter(userEvent, message(), filledIn);
  await userEvent.click(screen.getByRole('button', { name: 'Save this text as a reply' }));
  expect(await screen.findByLabelText('Text')).toHaveValue(
    'Dear {name}, about {reference}: all places are taken.',
  );
  await enter(userEvent, screen.getByLabelText('Name of the reply'), 'No place left');
  expect(await axe(document.body)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'No place left',
    text: 'Dear {name}, about {reference}: all places are taken.',
    language: 'en',
    status: 'rejected',
  });
  expect(shell.calls).toContainEqual(['notify', 'success', 'The reply is saved for the whole team.']);
  expect(message()).toHaveValue(filledIn);
});

test('a reply is changed as it was read: who was overtaken learns of it, and keeps the words', async () => {
  const stale = 'A colleague has changed this reply meanwhile. Close it and open it again.';
  const server = portal([sample(1)]).answers(
    'PUT /api/admin/saved-replies/1',
    refusal(409, { message: stale }),
  );
  await opened(server);
  press('r');
  await screen.findByRole('option', { name: /No place left/ });
  await userEvent.click(screen.getByRole('button', { name: 'Edit the reply' }));
  await enter(userEvent, await screen.findByLabelText('Name of the reply'), ' (summer)');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(stale)).toBeVisible();
  expect(server.asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    name: 'No place left (summer)',
    version: 3,
  });
});

test('what the service refuses is marked at its field, and what was typed stays', async () => {
  const taken = 'There is a reply of this name in this language already. Choose another name.';
  const braces = 'Only the name and the reference are filled in. Check the words in braces.';
  const server = portal([]).answers(
    'POST /api/admin/saved-replies',
    refusal(422, {
      message: 'Please correct the marked fields.',
      errors: { name: [taken], text: [braces], status: ['Not a decision'] },
    }),
  );
  await opened(server);
  await enter(userEvent, message(), 'Dear {nom}, welcome.');
  await userEvent.click(screen.getByRole('button', { name: 'Save this text as a reply' }));
  const name = await screen.findByLabelText('Name of the reply');
  await enter(userEvent, name, 'Welcome');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(name).toBeInvalid());
  expect(name).toHaveAccessibleDescription(expect.stringContaining(taken));
  expect(screen.getByLabelText('Text')).toHaveAccessibleDescription(expect.stringContaining(braces));
  expect(screen.getByLabelText('Decision (optional)')).toHaveAccessibleDescription(
    expect.stringContaining('Not a decision'),
  );
  expect(name).toHaveFocus();
  expect(await axe(document.body)).toEqual([]);
  expect(name).toHaveValue('Welcome');
  expect(screen.getByLabelText('Text')).toHaveValue('Dear {nom}, welcome.');
  await enter(userEvent, name, ' in June');
  expect(name).toBeValid();
});

test('a reply is removed after a question', async () => {
  const server = portal([sample(1)]).answers('POST /api/admin/saved-replies/1/remove', () => {
    server.answers(REPLIES, { replies: [] });
    return new FakeResponse(204, null);
  });
  const { shell } = await opened(server);
  press('r');
  await screen.findByRole('option', { name: /No place left/ });
  await userEvent.click(screen.getByRole('button', { name: 'Remove the reply' }));
  await screen.findByText(/Nobody in the team can choose it any more/);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the reply' }));
  expect(await screen.findByText(/No replies yet/)).toBeVisible();
  expect(shell.calls).toContainEqual(['notify', 'success', 'The reply was removed.']);
});
