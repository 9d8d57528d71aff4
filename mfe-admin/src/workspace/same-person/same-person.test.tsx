import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OtherApplication, SamePerson } from '../../api/same-person';
import { openStaff, refusal } from '../../testing';
import { axe } from '../../testing/axe';
import { deskPortal as portal } from '../../testing/sample-desk';

const path = '/api/admin/applications/12/same-person';

const other = (id: number, changes: Partial<OtherApplication> = {}): OtherApplication => ({
  id,
  type: 'visitor',
  status: 'submitted',
  applicant_name: 'Ineza G. Mukamana',
  submitted_date: '2026-11-03T09:00:00.000Z',
  created_at: '2026-11-01T09:00:00.000Z',
  same_account: false,
  said_by: null,
  said_at: null,
  reasons: ['phone', 'name'],
  ...changes,
});
const nothing: SamePerson = { together: [], hints: [], different: [] };
const byGrace = { said_by: 'Grace Mutoni', said_at: '2026-11-20T09:00:00.000Z' };

const open = (result: unknown) => openStaff('/dashboard/intern/12', portal().answers(`GET ${path}`, result));
const card = async () =>
  within((await screen.findByRole('heading', { name: 'The same person' })).closest('section') as HTMLElement);

beforeEach(() => localStorage.clear());

test('a hint shows why, and is linked with a press', async () => {
  const { server } = open({ ...nothing, hints: [other(44)] });
  const shown = await card();
  expect(shown.getByRole('link', { name: 'VIS-044' })).toHaveAttribute('href', '/dashboard/visitor/44');
  expect(shown.getByText('The same phone number, the same name')).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
  server.answers(`POST ${path}`, { ...nothing, together: [other(44, byGrace)] });
  await userEvent.click(shown.getByRole('button', { name: /^The same person/ }));
  expect(await shown.findByText(/^Grace Mutoni, /)).toBeVisible();
  expect(server.asked.find(({ method }) => method === 'POST')?.body).toEqual({
    other_id: 44,
    verdict: 'same',
  });
  server.answers(`POST ${path}`, { ...nothing, hints: [other(44)] });
  await userEvent.click(shown.getByRole('button', { name: /^Separate/ }));
  expect(await shown.findByRole('button', { name: /^Somebody else/ })).toBeVisible();
});

test('three hints are shown at first, all by a press', async () => {
  open({ ...nothing, hints: [44, 45, 46, 47, 48].map((id) => other(id)) });
  const shown = await card();
  expect(shown.getAllByRole('link')).toHaveLength(3);
  await userEvent.click(shown.getByRole('button', { name: 'Show 2 more' }));
  expect(shown.getAllByRole('link')).toHaveLength(5);
});

test('what belongs to the same account, or by way of another, is not taken apart here', async () => {
  open({
    hints: [],
    together: [other(44, { same_account: true }), other(45)],
    different: [other(46, byGrace)],
  });
  const shown = await card();
  expect(shown.getByText('The same account')).toBeVisible();
  expect(shown.getByText('Linked through another application')).toBeVisible();
  expect(shown.queryByRole('button', { name: /^Separate/ })).toBeNull();
  expect(shown.getByText('1 application of somebody else')).toBeVisible();
});

test.each([
  ['nothing is alike', nothing],
  ['the service is older', refusal(404)],
])('there is no card where %s', async (_story, result) => {
  open(result);
  await screen.findByText(': Submitted to In review');
  expect(screen.queryByRole('heading', { name: 'The same person' })).toBeNull();
});

test('what could not be loaded is tried again, and what was not saved is reported', async () => {
  const { server, shell } = open(refusal(503));
  expect(await screen.findByText('Other applications of this person could not be loaded')).toBeVisible();
  server.answers(`GET ${path}`, { ...nothing, hints: [other(44)] });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  server.answers(`POST ${path}`, refusal(500));
  await userEvent.click(await screen.findByRole('button', { name: /^Somebody else/ }));
  await waitFor(() => expect(shell.calls).toContainEqual(['notify', 'error', expect.any(String)]));
  expect(screen.getByRole('button', { name: /^Somebody else/ })).toBeEnabled();
});
