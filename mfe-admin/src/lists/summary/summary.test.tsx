import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, openStaff, refusal, stats } from '../../testing';
import { percentChange } from './use-changes';

const STATS = 'GET /api/admin/stats';
const card = async (title: string) => {
  const cards = await screen.findAllByText(title, { selector: '.p-stat p' });
  return cards[0]?.closest('.p-stat');
};

beforeEach(() => localStorage.clear());

test('the figures of all applications', async () => {
  openStaff('/admin', fakeServer({ [STATS]: stats }));
  expect(await card('Total Applications')).toHaveTextContent('248');
  expect(await card('Total Applicants')).toHaveTextContent('231');
  expect(await card('Submitted')).toHaveTextContent('31');
  expect(await card('Approved')).toHaveTextContent('164');
  expect(await card('Rejected')).toHaveTextContent('41');
  expect(await card('Approved')).not.toHaveTextContent('%');
  expect(screen.getByRole('link', { name: /Intern Applications.*200 applications/ })).toBeVisible();
});

test('approved and rejected are compared with what this browser saw last', async () => {
  localStorage.setItem('staff:previous-stats', JSON.stringify({ approved: 160, rejected: 82 }));
  openStaff('/admin', fakeServer({ [STATS]: stats }));
  await waitFor(async () => expect(await card('Approved')).toHaveTextContent('+3% from your last visit'));
  expect(await card('Rejected')).toHaveTextContent('-50% from your last visit');
  expect(JSON.parse(localStorage.getItem('staff:previous-stats') ?? '')).toEqual({
    approved: 164,
    rejected: 41,
  });
});

test('figures that cannot be loaded are reported, and tried again', async () => {
  const { server, shell } = openStaff('/admin', fakeServer({ [STATS]: refusal(503, { message: 'Busy.' }) }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Busy.');
  expect(shell.calls).toContainEqual(['notify', 'error', 'Failed to load applications. Please try again.']);
  server.answers(STATS, stats);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await card('Total Applications')).toHaveTextContent('248');
});

test('there is no percentage of nothing', () => {
  expect(percentChange(undefined, 3)).toBeNull();
  expect(percentChange(0, 3)).toBeNull();
  expect(percentChange(3, 4)).toBe(33);
});
