import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  acted,
  type FakeServer,
  fakeServer,
  openStaff,
  overviewRow,
  previewed,
  refusal,
  sampleOverview,
} from '../../testing';
import { axe } from '../../testing/axe';

const PREVIEW = 'POST /api/admin/bulk-acts/preview';
const ACT = 'POST /api/admin/bulk-acts';
const joel = { id: 31, name: 'Joel Kamau', role: 'reviewer' };
const rosa = { id: 32, name: 'Rosa Ineza', role: 'reviewer' };

const portal = (colleagues = [joel, rosa]) =>
  fakeServer({
    'GET /api/admin/applications': sampleOverview([overviewRow(12), overviewRow(13)]),
    'GET /api/admin/colleagues': { colleagues },
    [PREVIEW]: { applications: [previewed(12), previewed(13)] },
    [ACT]: acted([12]),
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bodiesOf = (server: FakeServer, path: string) =>
  server.asked.filter((one) => one.path === path).map(({ body }) => body);

async function choose(server: FakeServer) {
  openStaff('/admin/applications', server);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await press('Assign readers');
  await screen.findByRole('checkbox', { name: 'Joel Kamau' });
}

/** Expects a refusal at the reviewers, with the focus on the first of them. */
async function atReaders(sentence: string) {
  const first = screen.getByRole('checkbox', { name: 'Joel Kamau' });
  await waitFor(() => expect(first).toHaveFocus());
  expect(first).toHaveAccessibleDescription(`Error: ${sentence}`);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await axe(document.body)).toEqual([]);
}

beforeEach(() => localStorage.clear());

test('a reader who is gone is told at the readers', async () => {
  const server = portal();
  await choose(server);
  const gone = 'Choose readers who are on the staff.';
  server.answers(PREVIEW, refusal(422, { message: gone, errors: { readers: [gone] } }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Rosa Ineza' }));
  await press('Preview the assignment');
  await atReaders(gone);
});

test('the preview shows the reader of each row; the assignment follows it and is undone', async () => {
  const server = portal();
  await choose(server);
  await press('Preview the assignment');
  await atReaders('Choose at least one reader.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Joel Kamau' }));
  expect(screen.queryByText('Choose at least one reader.')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Rosa Ineza' }));
  await userEvent.click(screen.getByRole('radio', { name: /Divide them evenly/ }));
  const knows = 'Joel Kamau knows this person.';
  server.answers(PREVIEW, {
    applications: [
      previewed(12, { version: 4, readers: [{ id: rosa.id, name: rosa.name }] }),
      previewed(13, { refusal: knows }),
    ],
  });
  await press('Preview the assignment');
  expect(await screen.findByRole('heading', { name: 'Applications for each reader' })).toHaveFocus();
  expect(bodiesOf(server, '/api/admin/bulk-acts/preview')[1]).toMatchObject({
    ids: [12, 13],
    readers: [31, 32],
    evenly: true,
  });
  const mine = screen.getByRole('region', { name: '1 application from your list' });
  expect(within(mine).getByText('Read by Rosa Ineza')).toBeVisible();
  const left = screen.getByRole('region', { name: '1 application left out' });
  expect(within(left).getByText(knows)).toBeVisible();

  await press('Assign 1 application');
  await screen.findByText('1 application assigned');
  expect(bodiesOf(server, '/api/admin/bulk-acts')).toMatchObject([
    { act: 'assign', items: [{ id: 12, version: 4, readers: [32] }] },
  ]);
  server.answers('POST /api/admin/bulk-acts/5/undo', { results: [{ id: 12, reason: null }] });
  await press('Undo all 1');
  expect(await screen.findByText(/The readers you added were removed/)).toBeVisible();
});

test('hidden rows that are included while the assignment loads need another look', async () => {
  let answer: (found: object) => void = () => undefined;
  const rows = [previewed(12), previewed(13, { listed: false })];
  const server = portal().answers(PREVIEW, { applications: rows });
  await choose(server);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Joel Kamau' }));
  server.answers(
    PREVIEW,
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await press('Preview the assignment');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Include it too' }));
  await act(async () =>
    answer({ applications: [previewed(12, { readers: [{ id: joel.id, name: joel.name }] })] }),
  );
  expect(screen.queryByRole('button', { name: /^Assign \d/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Preview the assignment' })).toBeVisible();
});

test('other readers are chosen after a look, with those from before still ticked', async () => {
  const server = portal();
  await choose(server);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Joel Kamau' }));
  server.answers(PREVIEW, {
    applications: [12, 13].map((id) => previewed(id, { refusal: 'Joel Kamau is already a reader of it.' })),
  });
  await press('Preview the assignment');
  await screen.findByRole('region', { name: '2 applications left out' });
  expect(screen.queryByRole('button', { name: /^Assign \d/ })).toBeNull();
  await press('Choose other readers');
  expect(screen.getByRole('checkbox', { name: 'Joel Kamau' })).toBeChecked();
  await waitFor(() =>
    expect(screen.getByRole('region', { name: '2 applications from your list' })).toBeVisible(),
  );
});

test('a reviewer is not offered to assign readers', async () => {
  openStaff('/admin/applications', portal(), 'reviewer');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByRole('button', { name: 'Set status' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Assign readers' })).toBeNull();
});
