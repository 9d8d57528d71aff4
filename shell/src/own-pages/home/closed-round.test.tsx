import '@testing-library/jest-dom';
import type { PublicRound } from '@portal/contract-shell-v1';
import { fakeShell } from '@portal/remote-sdk/dev';
import { act, render, screen } from '@testing-library/react';
import HomePage from './index';
import { loadParts } from './parts-later';

beforeAll(loadParts);

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const round = (id: number, from: number, until: number): PublicRound => ({
  id,
  names: { en: 'Winter' },
  opens_at: inDays(from),
  closes_at: inDays(until),
});
const apply = () => screen.queryByRole('link', { name: 'Apply Now for an internship' });

test('a programme whose round is closed says when it opens, and leads to drafts alone', async () => {
  const rounds = [{ programme: 'intern', open: null, next: round(2, 5, 30) }];
  render(<HomePage shell={fakeShell({ settings: { rounds, timeZone: 'Africa/Kigali' } })} />);
  expect(await screen.findByRole('link', { name: 'Continue your draft for an internship' })).toHaveAttribute(
    'href',
    '/application/interns',
  );
  expect(screen.getAllByText(/^Closed now\. Opens on .* \(Kigali\)/)[0]).toBeVisible();
  expect(apply()).toBeNull();
  expect(screen.getByRole('link', { name: 'Apply Now for a visit' })).toBeVisible();
});

test('it can be applied for again once a round has opened, without a reload', async () => {
  const shell = fakeShell({ settings: { rounds: [{ programme: 'intern', open: null, next: null }] } });
  render(<HomePage shell={shell} />);
  await screen.findByRole('link', { name: 'Continue your draft for an internship' });
  act(() => shell.changeSettings({ rounds: [{ programme: 'intern', open: round(2, -1, 30), next: null }] }));
  expect(apply()).toBeVisible();
});
