/** A piece of a text on one side of a comparison. */
export interface Piece {
  text: string;
  /** Whether the piece is missing on the other side. */
  changed: boolean;
}

export interface Difference {
  before: Piece[];
  after: Piece[];
}

/** With more pairs of words than this, the texts count as completely different. */
const mostPairs = 4_000_000;

/** Splits a text into words with their following spaces. */
const wordsOf = (text: string): string[] => text.match(/^\s+|\S+\s*/g) ?? [];

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one.trim() === other.trim();

/** Compares two texts word by word, ignoring spaces: as many words as possible stay, others are removed or added. */
export function wordDifference(before: string, after: string): Difference {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  if (one.length * other.length > mostPairs)
    return { before: [{ text: before, changed: true }], after: [{ text: after, changed: true }] };
  const lengths = commonLengths(one, other);
  const sides: Difference = { before: [], after: [] };
  let [at, there] = [0, 0];
  while (at < one.length || there < other.length) {
    const [word, second] = [one[at], other[there]];
    if (word !== undefined && second !== undefined && isSame(word, second)) {
      add(sides.before, word, false);
      add(sides.after, second, false);
      at += 1;
      there += 1;
    } else if (
      word !== undefined &&
      (second === undefined || left(lengths, at + 1, there) >= left(lengths, at, there + 1))
    ) {
      add(sides.before, word, true);
      at += 1;
    } else {
      add(sides.after, second ?? '', true);
      there += 1;
    }
  }
  return sides;
}

const left = (lengths: readonly Uint16Array[], row: number, column: number): number =>
  lengths[row]?.[column] ?? 0;

/** Returns the length of the longest common sequence of words from each pair of positions on. */
function commonLengths(one: readonly string[], other: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let row = one.length - 1; row >= 0; row -= 1) {
    const line = lengths[row] as Uint16Array;
    for (let column = other.length - 1; column >= 0; column -= 1) {
      line[column] = isSame(one[row], other[column])
        ? left(lengths, row + 1, column + 1) + 1
        : Math.max(left(lengths, row + 1, column), left(lengths, row, column + 1));
    }
  }
  return lengths;
}

function add(pieces: Piece[], text: string, changed: boolean): void {
  const last = pieces.at(-1);
  if (last?.changed === changed) last.text += text;
  else pieces.push({ text, changed });
}
