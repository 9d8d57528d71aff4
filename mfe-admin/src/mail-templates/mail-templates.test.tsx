import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, openStaff, refusal } from '../testing';
import { axe } from '../testing/axe';

const list = '/api/admin/mail-templates';
const one = `${list}/intern/decision-approved/en`;
const standard = {
  subject: 'Approved ({reference})',
  text: 'Dear {name},\n\n{message}',
  small: 'Write to us.',
};
const ours = { subject: 'Welcome {name}', text: 'Dear {name},\n\n**Welcome**\n\n{message}', small: '' };
const head = { kind: 'decision-approved', label: 'Decision: approved', programme: 'intern', language: 'en' };
const saved = { saved_by: 'Grace Mutoni', saved_at: '2026-11-21T09:00:00.000Z' };
const placeholders = [
  { name: 'name', meaning: "the applicant's name", required: false },
  { name: 'message', meaning: 'the message of staff', required: true },
];
const untouched = {
  ...head,
  ...standard,
  version: 0,
  is_standard: true,
  standard,
  placeholders,
  versions: [],
};
const changed = {
  ...untouched,
  ...ours,
  version: 2,
  is_standard: false,
  versions: [
    { ...ours, ...saved, version: 2, is_standard: false },
    { ...standard, ...saved, version: 1, is_standard: true },
  ],
};
const address = '/admin/portal-settings/mail-words?programme=intern&email=decision-approved&language=en';
const portal = (template: object = untouched) => fakeServer({ [`GET ${one}`]: template });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const text = () => screen.findByLabelText('Text');

async function type(label: string, words: string) {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(words);
}

test('the emails are listed for each programme, with who changed them', async () => {
  const line = {
    ...head,
    subject: standard.subject,
    version: 0,
    is_standard: true,
    saved_by: null,
    saved_at: null,
  };
  const visit = { ...line, ...saved, programme: 'visitor', version: 2, is_standard: false };
  openStaff(
    '/admin/portal-settings/mail-words',
    fakeServer({ [`GET ${list}`]: { languages: ['en'], templates: [line, visit] } }),
  );
  expect(await screen.findByRole('heading', { name: 'Internship' })).toBeVisible();
  expect(screen.getByText('The standard words')).toBeVisible();
  expect(screen.getByText(/^Changed by Grace Mutoni/)).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
});

test('a placeholder that is none is told at the text, and nothing typed is lost', async () => {
  const sentence = 'There is no {nmae} in this email. You can use {name}, {message}.';
  const refused = refusal(422, { message: 'Check.' });
  Object.assign(refused.errors, { text: [sentence] });
  const server = portal().answers(`PUT ${one}`, refused);
  openStaff(address, server);
  await text();
  await type('Text', 'Dear {nmae},');
  await press('Save');
  expect(await screen.findAllByText(sentence)).not.toHaveLength(0);
  expect(screen.getByLabelText('Text')).toHaveValue('Dear {nmae},');
  expect(await axe(document.body)).toEqual([]);
});

test('the words are looked at with a real application, then saved as the next version', async () => {
  const preview = {
    subject: 'Welcome Ineza',
    text: 'Dear Ineza,\n\nWelcome',
    html: '<p></p>',
    application_id: 12,
  };
  const server = portal().answers(`POST ${one}/preview`, preview).answers(`PUT ${one}`, changed);
  const { shell } = openStaff(address, server);
  await text();
  expect(screen.getByText('{message}').closest('dt')).toHaveTextContent('has to be in the text');
  await type('Subject', ours.subject);
  await type('Text', ours.text);
  await userEvent.clear(screen.getByLabelText(/^Small print/));
  await press('Preview');
  expect(await screen.findByText('With the facts of application 12.')).toBeVisible();
  expect(screen.getByText('Welcome Ineza')).toBeVisible();
  await press('Save');
  await waitFor(() => expect(server.asked.at(-1)?.body).toEqual({ ...ours, version: 0 }));
  expect(await screen.findByText(/^Version 2/)).toBeVisible();
  expect(shell.calls).toContainEqual(['notify', 'success', 'Saved. The next email has these words.']);
});

test('an earlier version is put into the form, and the standard comes back by a press', async () => {
  const server = portal(changed).answers(`POST ${one}/standard`, { ...untouched, version: 3 });
  openStaff(address, server);
  expect(await text()).toHaveValue(ours.text);
  await userEvent.click(screen.getByText(/^Version 1, the standard words/));
  const version = within(screen.getByText(/^Version 1/).closest('li') as HTMLElement);
  await userEvent.click(version.getByRole('button', { name: /^Restore/ }));
  expect(screen.getByLabelText('Text')).toHaveValue(standard.text);
  await press('Back to the standard words');
  await waitFor(() => expect(server.asked.at(-1)?.body).toEqual({ version: 2 }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Back to the standard/ })).toBeNull());
});

test('who was slower is told so', async () => {
  const message = 'Somebody else has changed this email since you opened it. Look at what is there now.';
  openStaff(address, portal().answers(`PUT ${one}`, refusal(409, { message })));
  await text();
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});
