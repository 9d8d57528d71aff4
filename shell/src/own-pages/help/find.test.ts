import { helpAnswers } from './answers';
import { findAnswers } from './find';

const answers = helpAnswers(true);

const found = (sought: string) => findAnswers(answers, sought).map(({ id }) => id);

test('without a word all answers stand', () => {
  expect(found('  ?')).toHaveLength(answers.length);
});

test.each([
  ['upload', 'documents'],
  ['PDF phone', 'documents'],
  ['resumé', 'come-back'],
  ['forgot', 'password'],
  ['spam', 'no-mail'],
  ['photo camera', 'documents'],
  ['translate', 'switch'],
  ['app', 'install'],
])('%j leads to %s', (sought, id) => {
  expect(found(sought)).toContain(id);
});

test('where the pages have one language, no answer is about changing it', () => {
  expect(helpAnswers(false).map(({ id }) => id)).not.toContain('switch');
});

test('each word has to be there', () => {
  expect(found('upload volcano')).toEqual([]);
});

test('a link to an answer leads to one answer', () => {
  const ids = answers.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z-]+$/);
});
