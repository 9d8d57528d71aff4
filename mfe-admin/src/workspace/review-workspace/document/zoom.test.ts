import { zoomed } from './zoom';

test('the zoom goes by steps, and stops at both ends', () => {
  expect(zoomed(1, 1)).toBe(1.25);
  expect(zoomed(1, -1)).toBe(0.75);
  expect(zoomed(3, 1)).toBe(3);
  expect(zoomed(0.5, -1)).toBe(0.5);
});
