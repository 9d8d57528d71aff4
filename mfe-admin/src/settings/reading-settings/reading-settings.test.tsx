import '@testing-library/jest-dom';
import { ApiError } from '@portal/remote-sdk';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, openStaff, refusal } from '../../testing';
import { axe } from '../../testing/axe';
import { colleagues, sampleForms } from '../../testing/sample-reading';

const strong = { id: 3, name: 'Strong', tone: 'success' as const, used: 1 };
const declared_at = '2026-11-20T09:00:00.000Z';
const about = { application_id: 12, reference: 'INT-012', follows_from: null, own: false };
const conflict = { id: 4, reader: 'Joel Kamau', ...about, declared_at };

const shown = ['intern', 'visitor'].map((programme) => ({
  programme,
  hidden_since: null as string | null,
  hidden_by: null as string | null,
}));

const portal = () =>
  fakeServer({
    'GET /api/admin/colleagues': { colleagues },
    'GET /api/admin/labels': { labels: [strong] },
    'GET /api/admin/score-forms': { forms: sampleForms },
    'GET /api/admin/conflicts': { conflicts: [conflict] },
    'GET /api/admin/blind': { programmes: shown },
  });
const open = (server = portal()) => openStaff('/admin/portal-settings/reading', server);
const cardOf = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('section') as HTMLElement);

test('applications are shared out after a look at who would get how many', async () => {
  const shared = {
    applications: 5,
    assigned: 4,
    lacking: 1,
    loads: [{ id: 2, name: 'Joel Kamau', count: 4 }],
  };
  const server = portal()
    .answers('POST /api/admin/reading/assign/preview', shared)
    .answers('POST /api/admin/reading/assign', shared);
  const { shell } = open(server);
  const card = await cardOf('Assign applications');
  await userEvent.click(await card.findByRole('button', { name: 'Preview the assignment' }));
  expect(await card.findByText('Choose at least one reader.')).toBeVisible();
  await userEvent.click(card.getByLabelText('Joel Kamau'));
  await userEvent.click(card.getByRole('button', { name: 'Preview the assignment' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/5 applications match/)).toBeVisible();
  expect(dialog.getByText(/1 application will have too few readers/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
  await waitFor(() =>
    expect(shell.calls).toContainEqual(['notify', 'success', '4 applications are assigned.']),
  );
  expect(server.asked.at(-1)?.body).toEqual({ programme: 'intern', readers: [2], readers_each: 1 });
});

test('a refusal of several fields is shown at each, and what was chosen stays', async () => {
  const errors = { readers: ['A reader is not here anymore.'], readers_each: ['Write a smaller number.'] };
  const refused = new ApiError({
    kind: 'answer',
    status: 422,
    message: 'Wrong',
    errors,
    body: { message: 'Wrong', errors, request_id: 'memory' },
  });
  open(portal().answers('POST /api/admin/reading/assign/preview', refused));
  const card = await cardOf('Assign applications');
  await userEvent.click(await card.findByLabelText('Joel Kamau'));
  await userEvent.click(card.getByRole('button', { name: 'Preview the assignment' }));
  const each = card.getByLabelText('Readers of each application');
  await waitFor(() => expect(each).toHaveFocus());
  expect(each).toHaveAccessibleDescription(/Error: Write a smaller number/);
  const reader = card.getByLabelText('Joel Kamau');
  expect(reader).toHaveAccessibleDescription('Error: A reader is not here anymore.');
  expect(reader).toBeChecked();
  expect(card.queryByRole('alert')).toBeNull();
});

test('labels are added, changed and removed', async () => {
  const later = { id: 5, name: 'Later', tone: 'info' as const, used: 0 };
  const server = portal()
    .answers('POST /api/admin/labels', { labels: [later, strong] })
    .answers('PUT /api/admin/labels/3', { labels: [later, { ...strong, name: 'Very strong' }] })
    .answers('DELETE /api/admin/labels/3', { labels: [later] });
  open(server);
  const card = await cardOf('Labels');
  await userEvent.type(await card.findByLabelText('Name of a new label'), 'Later');
  await userEvent.click(card.getByRole('button', { name: 'Add label' }));
  await userEvent.click(await card.findByRole('button', { name: 'Change Strong' }));
  await userEvent.type(card.getByLabelText('Name'), '!');
  await userEvent.click(card.getByRole('button', { name: 'Save label' }));
  await userEvent.click(await card.findByRole('button', { name: 'Remove Very strong' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove label' }));
  await waitFor(() => expect(card.queryByText('Very strong')).toBeNull());
  expect(card.getByRole('button', { name: 'Change Later' })).toBeVisible();
});

test('a label with a name that is taken is reported', async () => {
  const refused = refusal(422, { message: 'Check.' });
  refused.errors.name = ['There is a label with this name already.'];
  open(portal().answers('POST /api/admin/labels', refused));
  const card = await cardOf('Labels');
  await userEvent.type(await card.findByLabelText('Name of a new label'), 'Strong');
  await userEvent.click(card.getByRole('button', { name: 'Add label' }));
  expect(await card.findByText('There is a label with this name already.')).toBeVisible();
});

test('a programme gets criteria, and a wrong one shows what is wrong', async () => {
  const server = portal().answers('PUT /api/admin/score-forms/visitor', { forms: sampleForms });
  open(server);
  const card = await cardOf('Score sheet: Visit');
  await userEvent.click(card.getByRole('button', { name: 'Add a criterion' }));
  await userEvent.click(card.getByRole('button', { name: 'Save score sheet' }));
  expect(await card.findByText('Enter a name of at most 80 characters.')).toBeVisible();
  await userEvent.type(card.getByLabelText('Name'), 'Purpose');
  await userEvent.click(card.getByRole('button', { name: 'Save score sheet' }));
  await waitFor(() =>
    expect(server.asked.at(-1)).toEqual({
      method: 'PUT',
      path: '/api/admin/score-forms/visitor',
      body: { criteria: [{ key: null, name: 'Purpose', help: '', weight: 1 }], version: 0 },
    }),
  );
});

test('an administrator lets somebody read again, whose applicant has no name here', async () => {
  open(portal().answers('POST /api/admin/conflicts/4/lift', { conflicts: [] }));
  const card = await cardOf('Conflicts of interest');
  expect(await axe(document.body)).toEqual([]);
  await userEvent.click(await card.findByRole('button', { name: 'Allow again for Joel Kamau, INT-012' }));
  expect(await card.findByText(/^None\./)).toBeVisible();
});

test('names are hidden after a question, and shown again after another', async () => {
  const hidden = { programme: 'intern', hidden_since: declared_at, hidden_by: 'Aline Uwera' };
  const server = portal().answers('PUT /api/admin/blind/intern', { programmes: [hidden, ...shown.slice(1)] });
  const { shell } = open(server);
  const card = await cardOf('Anonymous review');
  await userEvent.click(await card.findByRole('button', { name: 'Hide names of Internship' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Hide the names: Internship?' }));
  expect(asked.getByText(/cannot decide on them/)).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: 'Hide names' }));
  expect(await card.findByText(/since .*, by Aline Uwera/)).toBeVisible();
  expect(server.asked.at(-1)?.body).toEqual({ on: true });
  expect(shell.calls).toContainEqual(['notify', 'success', 'Names are hidden from reviewers.']);
  server.answers('PUT /api/admin/blind/intern', { programmes: shown });
  await userEvent.click(card.getByRole('button', { name: 'Show names again of Internship' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show names' }));
  expect(await card.findByRole('button', { name: 'Hide names of Internship' })).toBeVisible();
  expect(server.asked.at(-1)?.body).toEqual({ on: false });
});

test.each([
  ['GET /api/admin/colleagues', 'The colleagues could not be loaded'],
  ['GET /api/admin/labels', 'The labels could not be loaded'],
  ['GET /api/admin/score-forms', 'The score sheets could not be loaded'],
  ['GET /api/admin/conflicts', 'These settings could not be loaded'],
])('%s fails: the page reports it, and the rest works', async (call, title) => {
  open(portal().answers(call, refusal(503)));
  expect(await screen.findByText(title)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Assessment' })).toBeVisible();
});
