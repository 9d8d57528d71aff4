import '@testing-library/jest-dom';
import type { ApiClient } from '@portal/remote-sdk';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DraftRound, type OwnRound } from './draft-round';

const opensAt = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const next = {
  id: 2,
  programme: 'intern',
  names: { en: 'Winter' },
  opens: '2999-01-01T08:00',
  closes: '2999-02-01T17:00',
  opens_at: opensAt(3),
  closes_at: opensAt(30),
};
const own = (changes: Partial<OwnRound> = {}): OwnRound => ({
  ...next,
  id: 1,
  names: { en: 'Autumn' },
  opens_at: opensAt(-30),
  closes_at: opensAt(2.5),
  state: 'open',
  deadline: opensAt(2.5),
  grace_minutes: 0,
  more_time: false,
  moves_to: null,
  ...changes,
});

function show(round: OwnRound, answer: unknown = {}) {
  const sent: unknown[] = [];
  const client = {
    send: async (...about: unknown[]) => {
      sent.push(about);
      if (answer instanceof Error) throw answer;
      return { status: 200, body: answer };
    },
  } as unknown as ApiClient;
  const onMoved = jest.fn();
  render(
    <DraftRound client={client} applicationId={7} round={round} timeZone="Africa/Kigali" onMoved={onMoved} />,
  );
  return { sent, onMoved };
}

test('a draft says when its round closes', () => {
  show(own());
  expect(screen.getByRole('note')).toHaveTextContent(/^Closes in 2 days: .* \(Kigali\)/);
});

test('a draft with more time says until when', () => {
  show(own({ more_time: true, deadline: opensAt(9.5) }));
  expect(screen.getByRole('note')).toHaveTextContent(/^You have been given more time\. Closes in 9 days/);
});

test('a draft within the minutes of grace says until when it can still be submitted', () => {
  show(own({ closes_at: opensAt(-0.01), deadline: opensAt(0.02), grace_minutes: 45 }));
  expect(screen.getByRole('status')).toHaveTextContent('The round "Autumn" has closed');
  expect(
    screen.getByText(/^You started before it closed: you can still submit until .* \(Kigali\)/),
  ).toBeVisible();
});

test('a draft that missed its round moves to the next one with one press', async () => {
  const moved = own({ ...next, state: 'coming' });
  const { sent, onMoved } = show(own({ state: 'closed', moves_to: next }), { round: moved });
  expect(screen.getByText('Your draft is kept, with everything you have typed.')).toBeVisible();
  expect(screen.getByText(/The next round is "Winter"\. Opens on/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Move to the next round' }));
  expect(JSON.stringify(sent)).toContain('/api/user/applications/7/move-round');
  expect(onMoved).toHaveBeenCalledWith(moved);
});

test('without a further round the draft is kept, and there is nothing to press', () => {
  show(own({ state: 'closed' }));
  expect(screen.getByText('There is no further round yet.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a move that fails can be tried again', async () => {
  const { onMoved } = show(own({ state: 'closed', moves_to: next }), new Error('offline'));
  await userEvent.click(screen.getByRole('button', { name: 'Move to the next round' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It could not be moved. Please try again.');
  expect(onMoved).not.toHaveBeenCalled();
});
