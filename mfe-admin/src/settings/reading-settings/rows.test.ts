import { bodyOf, emptyRow, problemsOf, rowsOf } from './rows';

const stored = rowsOf([{ key: 'a', name: 'Motivation', help: 'Why?', weight: 3 }]);

test('criteria go out as they came, and a new one without a key', () => {
  const rows = [...stored, { ...emptyRow(stored), name: 'Experience', weight: ' 2 ' }];
  expect(problemsOf(rows)).toEqual({});
  expect(bodyOf(rows)).toEqual([
    { key: 'a', name: 'Motivation', help: 'Why?', weight: 3 },
    { key: null, name: 'Experience', help: '', weight: 2 },
  ]);
});

test.each([
  [{ name: ' ' }, { name: 'Enter a name of at most 80 characters.' }],
  [{ help: 'x'.repeat(301) }, { help: 'Enter at most 300 characters.' }],
  [{ weight: '0' }, { weight: 'Enter a whole number from 1 to 10.' }],
  [{ weight: '11' }, { weight: 'Enter a whole number from 1 to 10.' }],
  [{ weight: '' }, { weight: 'Enter a whole number from 1 to 10.' }],
  [{ weight: '1.5' }, { weight: 'Enter a whole number from 1 to 10.' }],
])('%j is a problem of its row', (changed, problem) => {
  expect(problemsOf(stored.map((row) => ({ ...row, ...changed })))).toEqual({ 0: problem });
});

test('a new row takes a place that no other has', () => {
  expect(emptyRow([]).place).toBe(0);
  expect(emptyRow(stored).place).toBe(1);
});
