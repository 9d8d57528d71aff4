import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { fakeServer, openStaff } from '../../testing';
import { sampleToday } from '../../testing/sample-today';

test.each([
  ['names its keys', false],
  ['names no keys where there is most likely no keyboard', true],
])('the choice of a list %s', async (_what, coarse) => {
  const before = window.matchMedia;
  window.matchMedia = ((query: string) => ({
    matches: coarse && query === '(pointer: coarse)',
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  try {
    openStaff('/dashboard', fakeServer({ 'GET /api/admin/today': sampleToday({}) }));
    expect(await screen.findByText(/choose a list, then an application to review\./)).toBeVisible();
    expect(screen.queryAllByText('j', { selector: 'kbd' })).toHaveLength(coarse ? 0 : 1);
  } finally {
    window.matchMedia = before;
  }
});
