import { act, renderHook } from '@testing-library/react';
import { useLeaving } from './use-leaving';

const three = [{ id: 1 }, { id: 2 }, { id: 3 }];
const withoutTwo = [{ id: 1 }, { id: 3 }];

const wished = (wanted: boolean) => {
  window.matchMedia = ((query: string) => ({ matches: wanted, media: query })) as typeof window.matchMedia;
};
const listOf = (rows: readonly { id: number }[], of: string | null) => ({ rows, of });
const shown = () =>
  renderHook(({ rows, of }) => useLeaving(rows, of), {
    initialProps: listOf(three, 'interns?page=1'),
  });
const told = (list: ReturnType<typeof useLeaving>) =>
  list.map(({ row, leaving }) => (leaving ? `${row.id} leaves` : `${row.id}`));

beforeEach(() => {
  jest.useFakeTimers();
  wished(true);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

it('shows at its place which row has left the list, and then no more', () => {
  const list = shown();
  list.rerender(listOf(three, null));
  list.rerender(listOf(withoutTwo, 'interns?page=1'));
  expect(told(list.result.current)).toEqual(['1', '2 leaves', '3']);
  act(() => jest.advanceTimersByTime(200));
  expect(told(list.result.current)).toEqual(['1', '3']);
});

it('shows another list at once', () => {
  const list = shown();
  list.rerender(listOf(three, null));
  list.rerender(listOf(withoutTwo, 'interns?page=2'));
  expect(told(list.result.current)).toEqual(['1', '3']);
});

it('takes the row away at once where less motion is asked for', () => {
  wished(false);
  const list = shown();
  list.rerender(listOf(withoutTwo, 'interns?page=1'));
  expect(told(list.result.current)).toEqual(['1', '3']);
});
