import { lettersAtMost, wrap } from './wrap';

const width = 360;
const wide: Record<string, number> = { i: 2.5, W: 9.3, '\u0301': 0 };

/** Measures like a typeface, and counts the measured letters. */
function measuring() {
  const work = { letters: 0, longest: 0 };
  const measure = async (text: string) => {
    const letters = [...text];
    work.letters += letters.length;
    work.longest = Math.max(work.longest, letters.length);
    return letters.reduce((sum, letter) => sum + (wide[letter] ?? 5.5), 0);
  };
  return { work, measure };
}

const widthOf = (line: string) => measuring().measure(line);

test('a line breaks between words, and each word is there once', async () => {
  const text = Array.from({ length: 300 }, (_, index) => `word${index}`).join(' ');
  const lines = await wrap(text, width, measuring().measure);
  expect(lines.join(' ')).toBe(text);
  for (const [index, line] of lines.entries()) {
    expect(await widthOf(line)).toBeLessThanOrEqual(width);
    const [next] = (lines[index + 1] ?? '').split(' ');
    if (next) expect(await widthOf(`${line} ${next}`)).toBeGreaterThan(width);
  }
});

const long = 10_000;
test.each([
  ['letters', 'a'.repeat(long)],
  ['narrow letters', 'i'.repeat(long)],
  ['wide letters', 'W'.repeat(long)],
  ['narrow and wide letters', 'iW'.repeat(long / 2)],
  ['accents alone', '\u0301'.repeat(long)],
  ['letters of two units', '\u{20000}'.repeat(long)],
])('a word of ten thousand %s fills whole lines, and the work grows with its length', async (_, word) => {
  const { work, measure } = measuring();
  const lines = await wrap(`before ${word} after`, width, measure);
  expect(lines.join('').replaceAll(' ', '')).toBe(`before${word}after`);
  for (const line of lines) expect(await widthOf(line)).toBeLessThanOrEqual(width);
  expect(work.letters).toBeLessThan(20 * long);
  expect(work.longest).toBeLessThanOrEqual(lettersAtMost);
});

test.each([
  ['spaces', ' '],
  ['tabs', '\t'],
])('ten thousand %s cost nothing, and the words around them stay', async (_, space) => {
  const { work, measure } = measuring();
  const lines = await wrap(`one${space.repeat(long)}two${space.repeat(long)}`, width, measure);
  expect(lines.join(' ').split(/\s+/)).toEqual(['one', 'two']);
  expect(work.letters).toBeLessThan(200);
});

test('the lines of a text stay, empty ones too', async () => {
  expect(await wrap('one\r\n\ntwo\n', width, measuring().measure)).toEqual(['one', '', 'two', '']);
});

test('a line too narrow for any letter has one letter', async () => {
  const lines = await wrap('WWW', 1, measuring().measure);
  expect(lines.filter(Boolean)).toEqual(['W', 'W', 'W']);
});
