/** Returns the width of a text in points. */
export type Measure = (text: string) => Promise<number>;

/** More letters than any line holds. Longer texts are never measured, since the cost grows with their length. */
export const lettersAtMost = 160;

/** Most spaces kept between two words; further ones would not be visible. */
const spacesAtMost = 10;

/**
 * Breaks a text into lines of at most `width` points. The work grows with the text's length only, whatever its words
 * are.
 */
export async function wrap(text: string, width: number, measure: Measure): Promise<string[]> {
  const lines: string[] = [];
  for (const paragraph of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    let current = '';
    for (const word of wordsWithSpaces(paragraph)) {
      const longer = current + word;
      if (current && (await isWider(longer, width, measure))) {
        lines.push(current.trimEnd());
        current = await brokenUp(word.trimStart());
      } else current = await brokenUp(longer);
    }
    lines.push(current.trimEnd());
  }
  return lines;

  /** Puts a word that is longer than a line on lines of its own; returns what is left for the next line. */
  async function brokenUp(word: string): Promise<string> {
    if (!(await isWider(word, width, measure))) return word;
    const letters = [...word];
    let from = 0;
    const ahead = (count: number) => letters.slice(from, from + count);
    while (await isWider(ahead(lettersAtMost + 1).join(''), width, measure)) {
      const count = await fitting(ahead(lettersAtMost), width, measure);
      lines.push(ahead(count).join(''));
      from += count;
    }
    return ahead(lettersAtMost).join('');
  }
}

async function isWider(text: string, width: number, measure: Measure): Promise<boolean> {
  const shown = text.trimEnd();
  return longerThan(shown, lettersAtMost) || (await measure(shown)) > width;
}

/**
 * Returns how many of these letters fit, at least 1. The first guess assumes equally wide letters; the search then goes
 * on in steps that double.
 */
async function fitting(window: string[], width: number, measure: Measure): Promise<number> {
  const fits = async (count: number) => (await measure(window.slice(0, count).join(''))) <= width;
  const whole = await measure(window.join(''));
  let [least, most] = [1, window.length];
  if (whole <= width) return most;
  let guess = Math.floor((most * width) / whole);
  for (let step = 1; most - least > 1; step *= 2) {
    const count = Math.min(Math.max(guess, least + 1), most - 1);
    if (await fits(count)) {
      least = count;
      guess = Math.min(count + step, Math.ceil((least + most) / 2));
    } else {
      most = count;
      guess = Math.max(count - step, Math.floor((least + most) / 2));
    }
  }
  return least;
}

/** Whether a text has more letters than `most`. Counts no further than necessary; a letter may be two UTF-16 units. */
function longerThan(text: string, most: number): boolean {
  return text.length > most && (text.length > 2 * most || [...text].length > most);
}

/** Splits a text into words with their following spaces. Lines may break between any two Chinese characters. */
const wordsWithSpaces = (text: string): string[] =>
  text
    .replace(manySpaces, (spaces) => spaces.slice(0, spacesAtMost))
    .match(/[\u2e80-\u9fff\uf900-\ufaff\u3000-\u30ff]|[^\s\u2e80-\u9fff\uf900-\ufaff]+\s*|\s+/g) ?? [];

const manySpaces = new RegExp(`\\s{${spacesAtMost},}`, 'g');
