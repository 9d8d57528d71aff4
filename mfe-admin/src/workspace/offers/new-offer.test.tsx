import '@testing-library/jest-dom';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStaff } from '../../testing';
import { readingPortal } from '../../testing/sample-reading';
import { sampleReview, sampleRow } from '../../testing/samples';

const declined = {
  ...{ id: 31, state: 'declined', from: '2099-06-01', until: '2099-06-30', participants: 1 },
  ...{ place: 'Huye', conditions: null, reply_by: '2099-05-20T17:00', time_zone: 'Africa/Kigali' },
  ...{ reply_by_at: '2099-05-20T15:00:00.000Z', offered_at: '2026-05-10T08:00:00.000Z' },
  ...{ wish: null, wish_at: null, answered_at: '2026-05-12T08:00:00.000Z', decline_reason: null },
  ...{ ended_at: null, end_reason: null, came: null, offered_by: 'Grace Mutoni' },
  ...{ clash_reason: null, beyond_places: false },
};
const mail = { to: 'ineza@example.org', subject: 'A place', text: 'Dear Ineza', clashes: [] };
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('days that are changed while the email loads need another look at it', async () => {
  const answers: ((mail: object) => void)[] = [];
  const review = { ...sampleReview(sampleRow(12, { status: 'approved' })), offer: declined };
  const server = readingPortal()
    .answers('GET /api/admin/applications/12', { review } as never)
    .answers('POST /api/offers/preview', () => new Promise((resolve) => answers.push(resolve)));
  openStaff('/dashboard/intern/12', server, 'admin');
  await press('Offer a place again');
  await press('Show the email');
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2027-02-01' } });
  await act(async () => answers[0]?.(mail));
  expect(screen.queryByText('ineza@example.org')).toBeNull();
  await press('Show the email');
  await act(async () => answers[1]?.(mail));
  expect(screen.getByText('ineza@example.org')).toBeVisible();
  expect(server.asked.at(-1)?.body).toMatchObject({ offer: { from: '2027-02-01' } });
});
