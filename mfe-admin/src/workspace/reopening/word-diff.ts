/** A piece of a text, as it stands on one side of a comparison. */
export interface Piece {
  text: string;
  /** Whether the other side does not have it. */
  changed: boolean;
}

export interface Difference {
  before: Piece[];
  after: Piece[];
}

/** Beyond this many pairs of words the texts count as different in whole. */
const mostPairs = 4_000_000;

/** Each word with the blanks behind it. */
const wordsOf = (text: string): string[] => text.match(/^\s+|\S+\s*/g) ?? [];

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one.trim() === other.trim();

/** Two texts word by word, blanks aside: the most words in common stay, the others are removed or added. */
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

/** How many words two texts have in common from each pair of places on. */
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
