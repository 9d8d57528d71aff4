import { spanOf } from './span';

it('the span of several is from their first to their last day, whatever their order', () => {
  const july = { from: '2026-07-01', until: '2026-07-31' };
  const week = { from: '2026-06-29', until: '2026-07-05' };
  expect(spanOf([july, week])).toEqual({ from: '2026-06-29', until: '2026-07-31' });
  expect(spanOf([week])).toEqual(week);
  expect(spanOf([])).toBeUndefined();
});
