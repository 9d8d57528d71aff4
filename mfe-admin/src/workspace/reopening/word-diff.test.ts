import { wordDifference } from './word-diff';

const shown = (before: string, after: string) => {
  const sides = wordDifference(before, after);
  const marked = (pieces: typeof sides.before) =>
    pieces.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('');
  return [marked(sides.before), marked(sides.after)];
};

test.each([
  [
    'a word that is changed',
    'I want to learn.',
    'I want to teach.',
    'I want to [learn.]',
    'I want to [teach.]',
  ],
  [
    'words that are added',
    'I want to learn',
    'I really want to learn',
    'I want to learn',
    'I [really ]want to learn',
  ],
  ['words that are gone', 'Piano and drawing', 'Drawing', '[Piano and drawing]', '[Drawing]'],
  ['an answer where there was none', '', 'Piano', '', '[Piano]'],
  ['a sentence that goes on', 'I learn', 'I learn more now', 'I learn', 'I learn [more now]'],
  ['another line', 'One two', 'One\ntwo', 'One two', 'One\ntwo'],
  ['the same text', 'As it was', 'As it was', 'As it was', 'As it was'],
])('%s is marked on its side alone', (_story, before, after, left, right) => {
  expect(shown(before, after)).toEqual([left, right]);
});

test('each side is its whole text, whatever was changed', () => {
  const before = 'One two  three\nfour five';
  const after = 'Zero one two three\n\nfour six five';
  const sides = wordDifference(before, after);
  expect(sides.before.map(({ text }) => text).join('')).toBe(before);
  expect(sides.after.map(({ text }) => text).join('')).toBe(after);
});

test('texts of many thousand words are shown as changed in whole', () => {
  const long = 'word '.repeat(5000);
  expect(wordDifference(long, `${long}more`).after).toEqual([{ text: `${long}more`, changed: true }]);
});
