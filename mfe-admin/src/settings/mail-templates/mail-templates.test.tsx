import '@testing-library/jest-dom';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, openStaff, refusal } from '../../testing';
import { axe } from '../../testing/axe';

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
  { name: 'message', meaning: 'the message from staff', required: true },
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
const accountList = '/api/staff/mail-templates';
const reset = `${accountList}/password-reset/en`;
const { programme: _, ...ofAccount } = {
  ...untouched,
  kind: 'password-reset',
  label: 'Link to a new password',
  text: 'Hello,\n\nthe link below.',
  placeholders: [{ name: 'organisation', meaning: 'the name of the organisation', required: false }],
};
const resetAddress = '/admin/portal-settings/mail-words?programme=account&email=password-reset&language=en';
const address = '/admin/portal-settings/mail-words?programme=intern&email=decision-approved&language=en';
const portal = (template: object = untouched) => fakeServer({ [`GET ${one}`]: template });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const text = () => screen.findByLabelText('Text');

async function type(label: string, words: string) {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(words);
}

beforeEach(() => localStorage.clear());

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
  const { programme: _ofNone, ...aboutAccounts } = { ...line, kind: 'invitation', label: 'Invitation' };
  openStaff(
    '/admin/portal-settings/mail-words',
    fakeServer({
      [`GET ${list}`]: { languages: ['en'], templates: [line, visit] },
      [`GET ${accountList}`]: { languages: ['en'], templates: [aboutAccounts] },
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Internship' })).toBeVisible();
  expect(screen.getByText(/^Changed by Grace Mutoni/)).toBeVisible();
  const accounts = await screen.findByRole('heading', { name: 'Accounts' });
  const group = within(accounts.closest('section') as HTMLElement);
  expect(group.getByText('Default text')).toBeVisible();
  expect(group.getByRole('link', { name: /^Invitation/ })).toHaveAttribute(
    'href',
    '/admin/portal-settings/mail-words?programme=account&email=invitation&language=en',
  );
  expect(await axe(document.body)).toEqual([]);
});

test('each offered language has words of its own; a change of the English ones alone is marked in the others', async () => {
  const line = { ...head, ...saved, subject: 'S', version: 1, is_standard: false, changed_in: ['en'] };
  const french = { ...line, language: 'fr', subject: 'Sujet', version: 0, is_standard: true };
  const languages = ['en', 'fr', 'rw'];
  openStaff(
    '/admin/portal-settings/mail-words',
    fakeServer({
      [`GET ${list}`]: { languages, templates: [line] },
      [`GET ${accountList}`]: { languages, templates: [] },
      [`GET ${list}?language=fr`]: { languages, templates: [french] },
      [`GET ${accountList}?language=fr`]: { languages, templates: [] },
    }),
    'admin',
    ['en', 'fr'],
  );
  const links = within(await screen.findByRole('navigation', { name: 'Language of the text' }));
  expect(links.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['English', 'French']);
  expect(links.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(links.getByRole('link', { name: 'French' }));
  expect(await screen.findByText('Default text; changed in English only')).toBeVisible();
  expect(screen.getByRole('link', { name: /Sujet/ })).toHaveAttribute(
    'href',
    '/admin/portal-settings/mail-words?programme=intern&email=decision-approved&language=fr',
  );
  expect(await axe(document.body)).toEqual([]);
});

test('the emails of programmes are there while those about accounts cannot be loaded', async () => {
  const server = fakeServer({ [`GET ${list}`]: { languages: ['en'], templates: [] } });
  openStaff(
    '/admin/portal-settings/mail-words',
    server.answers(`GET ${accountList}`, refusal(503, { message: 'Back soon.' })),
  );
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The emails about accounts could not be loadedBack soon.');
  server.answers(`GET ${accountList}`, { languages: ['en'], templates: [] });
  await press('Retry');
  expect(await screen.findByRole('heading', { name: 'Accounts' })).toBeVisible();
});

test('an email about accounts has the same page, and its preview the name of who looks', async () => {
  const html = '<body><p>Hello,<script>x()</script></p></body>';
  const server = fakeServer({ [`GET ${reset}`]: ofAccount });
  server.answers(`POST ${reset}/preview`, { subject: 'A new password', text: 'Hello,', html });
  server.answers(`PUT ${reset}`, { ...ofAccount, version: 1 });
  server.answers(`POST ${reset}/standard`, { ...ofAccount, version: 2 });
  openStaff(resetAddress, server);
  await text();
  expect(screen.getByText('Accounts')).toBeVisible();
  expect(screen.queryByLabelText(/^Application for the preview/)).toBeNull();
  await press('Preview');
  expect(await screen.findByText(/^With your name as the example/)).toBeVisible();
  const drawn = document.querySelector('.p-mail-look')?.shadowRoot;
  expect(drawn?.textContent).toBe('Hello,');
  expect(drawn?.querySelector('script')).toBeNull();
  expect(await axe(document.body)).toEqual([]);
  await userEvent.click(screen.getByRole('tab', { name: 'As plain text' }));
  expect(screen.getByText('Hello,')).toBeVisible();
  server.answers(`PUT ${reset}`, { ...ofAccount, version: 1, is_standard: false });
  await press('Save');
  await press(/^Restore the default/);
  await waitFor(() => expect(server.asked.at(-1)?.body).toEqual({ version: 1 }));
});

test('the application of the preview is chosen by its number; an invalid one is reported at the field', async () => {
  const shown = { subject: 'S', text: 'Dear Ineza', html: '<p>Dear Ineza</p>', application_id: 7 };
  const server = portal().answers(`POST ${one}/preview`, shown);
  openStaff(address, server);
  await text();
  const number = screen.getByLabelText(/^Application for the preview/);
  await userEvent.type(number, 'seven');
  await press('Preview');
  expect(
    await screen.findAllByText('Enter the number of an application, such as 7 or APP-007'),
  ).not.toHaveLength(0);
  expect(number).toHaveAttribute('aria-invalid', 'true');
  await userEvent.clear(number);
  await userEvent.type(number, 'app-007');
  await press('Preview');
  expect(await screen.findByText('With the details of application 7.')).toBeVisible();
  expect(server.asked.at(-1)?.body).toEqual({ ...standard, application_id: 7 });
  server.answers(`POST ${one}/preview`, refusal(404, { message: 'Not found' }));
  await userEvent.type(number, '9');
  await press('Preview');
  expect(await screen.findAllByText('This programme has no application 79')).not.toHaveLength(0);
  expect(screen.queryByText(/^With the details/)).toBeNull();
});

test('an unknown placeholder is reported at the text, and nothing typed is lost', async () => {
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
  expect(screen.getByText('{message}').closest('dt')).toHaveTextContent('required in the text');
  await type('Subject', ours.subject);
  await type('Text', ours.text);
  await userEvent.clear(screen.getByLabelText(/^Small print/));
  await press('Preview');
  expect(await screen.findByText('With the details of application 12.')).toBeVisible();
  expect(screen.getByText('Welcome Ineza')).toBeVisible();
  await press('Save');
  await waitFor(() => expect(server.asked.at(-1)?.body).toEqual({ ...ours, version: 0 }));
  expect(await screen.findByText(/^Version 2/)).toBeVisible();
  expect(shell.calls).toContainEqual(['notify', 'success', 'Saved. The next email uses this text.']);
});

test('an earlier version is put into the form, and the standard comes back by a press', async () => {
  const server = portal(changed).answers(`POST ${one}/standard`, { ...untouched, version: 3 });
  openStaff(address, server);
  expect(await text()).toHaveValue(ours.text);
  await userEvent.click(screen.getByText(/^Version 1, default text/));
  const version = within(screen.getByText(/^Version 1/).closest('li') as HTMLElement);
  await userEvent.click(version.getByRole('button', { name: /^Restore/ }));
  expect(screen.getByLabelText('Text')).toHaveValue(standard.text);
  await press('Restore the default text');
  await waitFor(() => expect(server.asked.at(-1)?.body).toEqual({ version: 2 }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Restore the default/ })).toBeNull());
});

test('the person who saved too late gets a message', async () => {
  const message = 'Somebody else has changed this email since you opened it. Check the new text.';
  openStaff(address, portal().answers(`PUT ${one}`, refusal(409, { message })));
  await text();
  await press('Save');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('words that are not saved yet are there after a reload, and gone once they are saved', async () => {
  openStaff(address, portal());
  await text();
  await type('Text', 'Dear {name},\n\nWelcome.\n\n{message}');
  cleanup();
  openStaff(address, portal().answers(`PUT ${one}`, changed));
  expect(await text()).toHaveValue('Dear {name},\n\nWelcome.\n\n{message}');
  await press('Save');
  await waitFor(() => expect(screen.getByLabelText('Text')).toHaveValue(ours.text));
  cleanup();
  openStaff(address, portal(changed));
  expect(await text()).toHaveValue(ours.text);
});
