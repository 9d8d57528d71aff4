import { act, renderHook } from '@testing-library/react';
import { useChanged } from './use-changed';

const list = (...statuses: string[]) => statuses.map((status, index) => ({ id: index + 1, status }));
const first = list('submitted', 'submitted', 'submitted');

const shown = () =>
  renderHook(({ rows, of }) => useChanged(rows, of, ({ status }) => status), {
    initialProps: { rows: first, of: 'interns?page=1' as string | null },
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('marks for five seconds which rows stand otherwise than before', () => {
  const { result, rerender } = shown();
  expect([...result.current]).toEqual([]);
  rerender({ rows: first, of: null });
  rerender({ rows: list('submitted', 'approved', 'submitted'), of: 'interns?page=1' });
  expect([...result.current]).toEqual([2]);
  act(() => jest.advanceTimersByTime(4999));
  expect([...result.current]).toEqual([2]);
  act(() => jest.advanceTimersByTime(1));
  expect([...result.current]).toEqual([]);
});

it('goes on marking while the list is read again, and adds what changed then', () => {
  const { result, rerender } = shown();
  rerender({ rows: list('submitted', 'approved', 'submitted'), of: 'interns?page=1' });
  rerender({ rows: list('submitted', 'approved', 'submitted'), of: 'interns?page=1' });
  expect([...result.current]).toEqual([2]);
  rerender({ rows: list('rejected', 'approved', 'submitted'), of: 'interns?page=1' });
  expect([...result.current]).toEqual([2, 1]);
});

it('marks nothing in another list, and no row that came', () => {
  const { result, rerender } = shown();
  rerender({ rows: list('approved', 'approved'), of: 'interns?page=2' });
  expect([...result.current]).toEqual([]);
  rerender({ rows: list('approved', 'approved', 'submitted'), of: 'interns?page=2' });
  expect([...result.current]).toEqual([]);
});
