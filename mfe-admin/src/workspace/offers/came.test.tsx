import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStaff } from '../../testing';
import { axe } from '../../testing/axe';
import { readingPortal } from '../../testing/sample-reading';
import { sampleReview, sampleRow } from '../../testing/samples';

const offer = (more: object) => ({
  ...{ id: 31, state: 'accepted', from: '2026-06-01', until: '2026-06-30', participants: 1 },
  ...{ place: 'Huye', conditions: null, reply_by: '2026-05-20T17:00', time_zone: 'Africa/Kigali' },
  ...{ reply_by_at: '2026-05-20T15:00:00.000Z', offered_at: '2026-05-10T08:00:00.000Z' },
  ...{ wish: null, wish_at: null, answered_at: '2026-05-12T08:00:00.000Z', decline_reason: null },
  ...{ ended_at: null, end_reason: null, came: null, offered_by: 'Grace Mutoni' },
  ...{ clash_reason: null, beyond_places: false },
  ...more,
});

function open(more: object = {}) {
  const row = sampleRow(12, { status: 'approved' });
  const review = { ...sampleReview(row), offer: offer(more) };
  const server = readingPortal()
    .answers('GET /api/admin/applications/12', { review } as never)
    .answers('POST /api/admin/offers/31/came', { offer: offer({ came: true }) });
  return openStaff('/dashboard/intern/12', server, 'admin');
}

test('from the first day on staff note whether the person came', async () => {
  const { server } = open();
  const asked = within(await screen.findByRole('group', { name: 'Did they come?' }));
  expect(asked.getByText('Not recorded yet')).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: 'Came' }));
  expect(server.asked).toContainEqual({
    method: 'POST',
    path: '/api/admin/offers/31/came',
    body: { came: true },
  });
  expect(await axe(document.body)).toEqual([]);
});

test('what was noted is shown, and the other answer corrects it', async () => {
  open({ came: true });
  const asked = within(await screen.findByRole('group', { name: 'Did they come?' }));
  expect(asked.getByRole('button', { name: 'Came' })).toHaveAttribute('aria-pressed', 'true');
  expect(asked.getByRole('button', { name: 'Did not come' })).toHaveAttribute('aria-pressed', 'false');
});

test('before the first day nobody is asked', async () => {
  open({ from: '2099-06-01', until: '2099-06-30' });
  expect(await screen.findByRole('heading', { name: 'Offer' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Did they come?' })).toBeNull();
});
