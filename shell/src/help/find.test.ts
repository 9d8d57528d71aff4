import { helpAnswers } from './answers';
import { findAnswers } from './find';

const found = (sought: string) => findAnswers(helpAnswers(), sought).map(({ id }) => id);

test('without a word all answers stand', () => {
  expect(found('  ?')).toHaveLength(helpAnswers().length);
});

test.each([
  ['upload', 'documents'],
  ['PDF phone', 'documents'],
  ['resumé', 'come-back'],
  ['forgot', 'password'],
  ['spam', 'no-mail'],
])('%j leads to %s', (sought, id) => {
  expect(found(sought)).toContain(id);
});

test('each word has to be there', () => {
  expect(found('upload volcano')).toEqual([]);
});

test('a link to an answer leads to one answer', () => {
  const ids = helpAnswers().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
});
