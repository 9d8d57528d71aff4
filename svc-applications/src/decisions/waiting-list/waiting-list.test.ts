import { byScore, moved } from './waiting-list';

const list = ['Amina', 'Divine', 'Eric', 'Felix'];

test.each([
  [3, 1, ['Eric', 'Amina', 'Divine', 'Felix']],
  [1, 2, ['Divine', 'Amina', 'Eric', 'Felix']],
  [4, 99, list],
  [1, -3, list],
  [9, 1, list],
])('from place %i to %i', (from, to, expected) => {
  expect(moved(list, from, to)).toEqual(expected);
});

test('the best score stands first, and those without one last, as they came', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day));
  const entries = [
    { name: 'late', score: null, addedAt: at(3) },
    { name: 'good', score: 4.5, addedAt: at(4) },
    { name: 'early', score: null, addedAt: at(1) },
    { name: 'fair', score: 2, addedAt: at(2) },
    { name: 'fair, earlier', score: 2, addedAt: at(1) },
  ];
  expect(entries.sort(byScore).map(({ name }) => name)).toEqual([
    'good',
    'fair, earlier',
    'fair',
    'early',
    'late',
  ]);
});
