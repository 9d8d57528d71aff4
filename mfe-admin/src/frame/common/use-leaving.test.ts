import { act, renderHook } from '@testing-library/react';
import { wishForMotion } from '../../testing/motion';
import { type LeavingRow, useLeaving } from './use-leaving';

const three = [{ id: 1 }, { id: 2 }, { id: 3 }];
const withoutTwo = [{ id: 1 }, { id: 3 }];

const idOf = ({ id }: { id: number }) => id;

const listOf = (rows: readonly { id: number }[], of: string | null) => ({ rows, of });
const shown = () =>
  renderHook(({ rows, of }) => useLeaving(rows, of, idOf), {
    initialProps: listOf(three, 'interns?page=1'),
  });
const read = (list: readonly LeavingRow<{ id: number }>[]) =>
  list.map(({ row, leaving }) => (leaving ? `${row.id} leaves` : `${row.id}`));

beforeEach(() => {
  jest.useFakeTimers();
  wishForMotion(true);
});
afterEach(() => {
  jest.useRealTimers();
  wishForMotion(false);
});

it('shows at its place which row has left the list, and then no more', () => {
  const list = shown();
  list.rerender(listOf(three, null));
  list.rerender(listOf(withoutTwo, 'interns?page=1'));
  expect(read(list.result.current)).toEqual(['1', '2 leaves', '3']);
  act(() => jest.advanceTimersByTime(200));
  expect(read(list.result.current)).toEqual(['1', '3']);
});

it('shows another list at once', () => {
  const list = shown();
  list.rerender(listOf(three, null));
  list.rerender(listOf(withoutTwo, 'interns?page=2'));
  expect(read(list.result.current)).toEqual(['1', '3']);
});

it('takes the row away at once where less motion is asked for', () => {
  wishForMotion(false);
  const list = shown();
  list.rerender(listOf(withoutTwo, 'interns?page=1'));
  expect(read(list.result.current)).toEqual(['1', '3']);
});
