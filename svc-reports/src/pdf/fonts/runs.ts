import createBidi from 'bidi-js';
import { type Face, faces } from './faces';

/** A piece of a line that is drawn in one font. */
export interface Run {
  text: string;
  face: Face;
}

const bidi = createBidi();
const [latin] = faces.filter(({ name }) => name === 'noto-sans-latin');
if (!latin) throw new Error('The Latin part of the typeface is missing');
const fallback = latin;

const faceOf = new Map<number, Face>();

function faceFor(codePoint: number, before: Face | undefined): Face {
  // A space, a full stop or a separate accent is drawn in the font of the text before it.
  if (before?.covers(codePoint)) return before;
  const known = faceOf.get(codePoint);
  if (known) return known;
  const found = faces.find((face) => face.covers(codePoint)) ?? fallback;
  faceOf.set(codePoint, found);
  return found;
}

/** Plain Latin text, as in most names, needs no analysis of directions. */
const plainLatin = /^[\x20-\x7e\xa0-\xff]*$/;

/** Divides a line into runs in visual order, from left to right. */
export function runsOf(line: string): Run[] {
  // No font has the non-breaking hyphen.
  const text = line.normalize('NFC').replaceAll('\u2011', '-');
  if (plainLatin.test(text)) return text ? [{ text, face: fallback }] : [];
  return inVisualOrder(text).flatMap(({ text, level }) => {
    const runs = splitByFace(text);
    return level % 2 === 1 ? runs.reverse() : runs;
  });
}

/** Characters of one direction; an odd level is read from right to left. */
interface Piece {
  text: string;
  level: number;
}

/** Scripts beyond the basic plane that are written from right to left, such as Adlam. */
const leftwards = /[\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/gu;

/** Divides a text into pieces of one direction in visual order; within a piece the characters keep their order. */
function inVisualOrder(text: string): Piece[] {
  // The library looks at surrogates one by one, so Hebrew letters, which have the same direction, replace each pair.
  const { levels } = bidi.getEmbeddingLevels(text.replace(leftwards, '\u05d0\u05d0'), 'ltr');
  const pieces: Piece[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const level = levels[index] ?? 0;
    const last = pieces.at(-1);
    if (last && last.level === level) last.text += text[index];
    else pieces.push({ text: text[index] ?? '', level });
  }
  return reordered(pieces);
}

/** Reverses the pieces that are read from right to left, from the innermost level outwards (rule L2). */
function reordered(pieces: Piece[]): Piece[] {
  const ordered = [...pieces];
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end - start > 1) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end - 1);
    }
  }
  return ordered;
}

/** Characters without a picture: emoji variants, joiners, soft hyphens, direction marks, noncharacters. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/u;
/** Invisible characters that change the letters around them. */
const joiner = /[\u200c\u200d]/;

function splitByFace(text: string): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const codePoint = character.codePointAt(0) ?? 0;
    // Without this test a frame would be drawn for the character.
    const joins = joiner.test(character) && last !== undefined && last.face !== fallback;
    if (unseen.test(character) && !(joins && last.face.covers(codePoint))) continue;
    const face = faceFor(codePoint, last?.face);
    if (last && last.face === face) last.text += character;
    else runs.push({ text: character, face });
  }
  return runs;
}
