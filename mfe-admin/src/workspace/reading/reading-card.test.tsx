import '@testing-library/jest-dom';
import { readingMessages } from '@portal/contract-svc-applications-v1';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStaff, refusal } from '../../testing';
import { axe } from '../../testing/axe';
import { readingPortal, sampleReading } from '../../testing/sample-reading';

const path = 'GET /api/admin/applications/12/reading';
const note = {
  id: 7,
  by: 'Joel Kamau',
  text: 'A careful application.',
  written_at: '2026-11-20T09:00:00.000Z',
  removable: true,
};
const sheet = { points: { a: 5, b: 1 }, comment: '', version: 1, saved_at: note.written_at, sent_at: null };
const open = (server = readingPortal(), role = 'admin') => openStaff('/dashboard/intern/12', server, role);
const card = async () =>
  within((await screen.findByRole('heading', { name: 'Assessment' })).closest('section') as HTMLElement);

beforeEach(() => localStorage.clear());

test('a note names a colleague, is kept while it is typed, and goes out', async () => {
  const { server } = open(readingPortal().answers('POST /api/admin/applications/12/notes', { note }));
  const field = (await card()).getByLabelText('Write a note');
  await userEvent.type(field, 'Look, @jo');
  await userEvent.click(await screen.findByRole('button', { name: '@Joel Kamau' }));
  expect(field).toHaveValue('Look, @Joel Kamau ');
  expect(localStorage.getItem('staff:note:1:12')).toContain('Look, @Joel Kamau');
  server.answers(path, sampleReading({ notes: [note] }));
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('A careful application.')).toBeVisible();
  expect(server.asked).toContainEqual({
    method: 'POST',
    path: '/api/admin/applications/12/notes',
    body: { text: 'Look, @Joel Kamau ' },
  });
  expect(field).toHaveValue('');
  expect(localStorage.getItem('staff:note:1:12')).toBeNull();
});

test('an empty note shows what is missing, and a note that could not be saved stays', async () => {
  open(readingPortal().answers('POST /api/admin/applications/12/notes', refusal(503)));
  const shown = await card();
  await userEvent.click(shown.getByRole('button', { name: 'Save note' }));
  expect(await shown.findByText(String(readingMessages.note))).toBeVisible();
  await userEvent.type(shown.getByLabelText('Write a note'), 'Keep me');
  await userEvent.click(shown.getByRole('button', { name: 'Save note' }));
  expect(await shown.findByText('Something went wrong.')).toBeVisible();
  expect(shown.getByLabelText('Write a note')).toHaveValue('Keep me');
});

test('a note is removed after a question', async () => {
  const server = readingPortal({ notes: [note] }).answers('DELETE /api/admin/notes/7', null);
  open(server);
  await userEvent.click((await card()).getByRole('button', { name: 'Remove the note of Joel Kamau' }));
  server.answers(path, sampleReading());
  await userEvent.click(await screen.findByRole('button', { name: 'Remove note' }));
  expect(await screen.findByText('No notes yet.')).toBeVisible();
});

test('a reader who knows the person declares it, and the application closes', async () => {
  const server = readingPortal().answers('POST /api/admin/applications/12/conflict', null);
  open(server, 'reviewer');
  await userEvent.click((await card()).getByRole('button', { name: 'I know this person' }));
  const closed = refusal(403, { message: readingMessages.knows, knows_applicant: true });
  server.answers('GET /api/admin/applications/12', closed);
  server.answers('GET /api/applications/intern', { ...emptyPage });
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, I know this person' }));
  expect(await screen.findByText('You cannot read this application')).toBeVisible();
  expect(screen.getByText(readingMessages.knows)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/Ineza Mukamana/)).toBeNull());
});

const emptyPage = {
  applications: [],
  pagination: { current_page: 1, last_page: 1, per_page: 10, total: 0 },
};

test('an administrator assigns and removes readers, and lets somebody read who was out', async () => {
  const joel = { id: 2, name: 'Joel Kamau', sent: false };
  const server = readingPortal()
    .answers('PUT /api/admin/applications/12/readers/2', null)
    .answers('DELETE /api/admin/applications/12/readers/2', null)
    .answers('POST /api/admin/conflicts/4/lift', { conflicts: [] });
  open(server);
  const shown = await card();
  await within(shown.getByLabelText('Add a reader')).findByRole('option', { name: 'Joel Kamau' });
  await userEvent.selectOptions(shown.getByLabelText('Add a reader'), 'Joel Kamau');
  const knowing = [{ id: 4, reader: 'Rosa Ineza', declared_at: note.written_at }];
  server.answers(path, sampleReading({ readers: [joel], knowing }));
  await userEvent.click(shown.getByRole('button', { name: 'Assign' }));
  await userEvent.click(await shown.findByRole('button', { name: 'Remove Joel Kamau' }));
  server.answers(path, sampleReading());
  await userEvent.click(await shown.findByRole('button', { name: 'Allow again for Rosa Ineza' }));
  expect(await shown.findByText('No reader is assigned yet.')).toBeVisible();
});

test.each([
  [422, { reader: ['This reader is not on the staff.'] }],
  [409, undefined],
])('a reader who is refused with %d stays chosen, with the reason at the field', async (status, errors) => {
  const sentence = 'This reader is not on the staff.';
  open(
    readingPortal().answers(
      'PUT /api/admin/applications/12/readers/2',
      refusal(status, { message: sentence, ...(errors && { errors }) }),
    ),
  );
  const shown = await card();
  const field = shown.getByLabelText('Add a reader');
  await within(field).findByRole('option', { name: 'Joel Kamau' });
  await userEvent.selectOptions(field, 'Joel Kamau');
  await userEvent.click(shown.getByRole('button', { name: 'Assign' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(`Error: ${sentence}`);
  expect(field).toHaveFocus();
  expect(field).toHaveDisplayValue('Joel Kamau');
});

test('labels are chosen in a dialog', async () => {
  const strong = { id: 3, name: 'Strong', tone: 'success' as const };
  const server = readingPortal()
    .answers('GET /api/admin/labels', { labels: [{ ...strong, used: 2 }] })
    .answers('POST /api/admin/labels/3/applications', null);
  open(server);
  await userEvent.click((await card()).getByRole('button', { name: 'Choose labels' }));
  server.answers(path, sampleReading({ labels: [strong] }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Strong' }));
  expect(server.asked).toContainEqual({
    method: 'POST',
    path: '/api/admin/labels/3/applications',
    body: { application_ids: [12], on: true },
  });
  expect(await screen.findByRole('checkbox', { name: 'Strong' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(async () => expect((await card()).getByText('Strong')).toBeVisible());
});

test('a score sheet is kept as it is filled in, shows what is missing, and is sent', async () => {
  const kept: unknown[] = [];
  const server = readingPortal()
    .answers('PUT /api/admin/applications/12/score-sheet', ({ body }: { body: typeof sheet }) => {
      kept.push(body);
      return { sheet: { ...sheet, points: body.points, version: kept.length } };
    })
    .answers('POST /api/admin/applications/12/score-sheet/send', {
      sheet: { ...sheet, version: 9, sent_at: note.written_at },
    });
  const { shell } = open(server, 'reviewer');
  const shown = await card();
  await userEvent.click(shown.getByRole('button', { name: 'Fill in my score sheet' }));
  const five = within(shown.getByRole('group', { name: /Motivation/ })).getByLabelText('5');
  await userEvent.click(five);
  await waitFor(() => expect(kept).toEqual([{ form_id: 5, points: { a: 5 }, comment: '', version: 0 }]), {
    timeout: 5000,
  });
  await userEvent.click(shown.getByRole('button', { name: 'Send my score sheet' }));
  expect(await shown.findByRole('link', { name: 'Give a score for Experience' })).toBeVisible();
  await userEvent.click(within(shown.getByRole('group', { name: /Experience/ })).getByLabelText('2'));
  await userEvent.click(shown.getByRole('button', { name: 'Send my score sheet' }));
  server.answers(path, sampleReading({ own_sheet: { ...sheet, sent_at: note.written_at } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(shell.calls).toContainEqual(['notify', 'success', 'Your score sheet was sent.']),
  );
  const sent = server.asked.find(({ path }) => path.endsWith('/send'));
  expect(sent?.body).toMatchObject({ form_id: 5, points: { a: 5, b: 2 } });
  await waitFor(() => expect(shown.queryByRole('button', { name: 'Send my score sheet' })).toBeNull());
});

test('words of this device from before what was saved elsewhere are offered, and overwrite nothing', async () => {
  localStorage.setItem(
    'staff:score-sheet:1:12',
    JSON.stringify({ points: { a: 2 }, comment: 'Written here', version: 0 }),
  );
  const kept: object[] = [];
  const server = readingPortal({ own_sheet: { ...sheet, comment: 'Written later', version: 1 } }).answers(
    'PUT /api/admin/applications/12/score-sheet',
    ({ body }: { body: typeof sheet }) => {
      kept.push(body);
      return { sheet: { ...sheet, points: body.points, comment: body.comment, version: 2 } };
    },
  );
  open(server);
  const shown = await card();
  expect(await shown.findByLabelText(/^Comment/)).toHaveValue('Written later');
  expect(shown.getByText(/Your text on this device was: “Written here”/)).toBeVisible();
  expect(kept).toEqual([]);
  await userEvent.click(shown.getByRole('button', { name: 'Use the text from this device' }));
  expect(shown.getByLabelText(/^Comment/)).toHaveValue('Written here');
  await waitFor(() => expect(kept).toMatchObject([{ comment: 'Written here', version: 1 }]));
});

test('sheets that were sent stand side by side, with mean and spread', async () => {
  const points = (a: number, b: number) => [
    { key: 'a', name: 'Motivation', weight: 3, points: a },
    { key: 'b', name: 'Experience', weight: 1, points: b },
  ];
  const results = {
    mean: 3,
    spread: 1,
    sheets: [
      { reader: 'Joel Kamau', sent_at: note.written_at, total: 4, comment: 'Do it', points: points(5, 1) },
      { reader: 'Rosa Ineza', sent_at: note.written_at, total: 2, comment: '', points: points(2, 2) },
    ],
  };
  open(readingPortal({ results, sheets_sent: 2, notes: [note] }));
  const shown = await card();
  expect(shown.getByText('Average 3.0 of 5')).toBeVisible();
  expect(shown.getByText('from 2 score sheets, range 1.0')).toBeVisible();
  const row = within(shown.getByRole('row', { name: /Motivation/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['5', '2']);
  expect(await axe(document.body)).toEqual([]);
});

test('a reviewer waits for the points of others, and changes no readers', async () => {
  open(readingPortal({ sheets_sent: 1 }), 'reviewer');
  const shown = await card();
  expect(shown.getByText(/^1 colleague has sent a score sheet/)).toBeVisible();
  expect(shown.queryByLabelText('Add a reader')).toBeNull();
});

test('what cannot be loaded is reported; an older service has no card', async () => {
  const { server } = open(readingPortal().answers(path, refusal(503)));
  expect(await screen.findByText('Notes and readers could not be loaded')).toBeVisible();
  server.answers(path, refusal(404));
  const failed = (await screen.findByText('Notes and readers could not be loaded')).closest('[role=alert]');
  await userEvent.click(within(failed as HTMLElement).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('Notes and readers could not be loaded')).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Assessment' })).toBeNull();
});
