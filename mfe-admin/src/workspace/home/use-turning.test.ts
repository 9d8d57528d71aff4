import { wayTo } from './use-turning';

const ids = [12, 11, 10];

it('who goes down the list goes on, who goes up goes back, over other rows, too', () => {
  expect([wayTo(12, 11, ids, null), wayTo(12, 10, ids, null)]).toEqual(['on', 'on']);
  expect(wayTo(10, 12, ids, null)).toBe('back');
});

it('beyond the shown rows the previous neighbours determine the direction', () => {
  const beside = { previous: 201, next: 199 };
  expect(wayTo(200, 199, ids, beside)).toBe('on');
  expect(wayTo(200, 201, ids, beside)).toBe('back');
  expect(wayTo(200, 12, ids, beside)).toBeNull();
});

it('who comes from nowhere, or goes to the list, went no way', () => {
  expect([wayTo(null, 12, ids, null), wayTo(12, null, ids, null), wayTo(500, 12, ids, null)]).toEqual([
    null,
    null,
    null,
  ]);
});
