import { type Paper, type Place, page, type TextStyle } from './writer';

/** Smaller text sizes in points, with the number of lines of that size that fit into a row. */
const smaller = [
  { size: 6.5, lines: 2 },
  { size: 5, lines: 3 },
] as const;

/** A text of at most this many letters fits into a narrow cell, whatever the letters are. */
const certainlyFits = 8;
/** Greatest assumed width of a letter, as a share of the text size; wider texts are measured. */
const widestLetter = 1;
/** Most words whose width is remembered, since words repeat from row to row. */
const rememberedAtMost = 500;

interface Lines {
  size: number;
  lines: string[];
}

/** Returns a function that draws table cells; a text too long for one line gets smaller lines and is not cut. */
export function cellsOn(paper: Paper) {
  const remembered = new Map<string, Lines>();

  async function linesOf(text: string, style: TextStyle, width: number): Promise<Lines> {
    const key = `${style.weight ?? ''} ${style.size} ${width} ${text}`;
    const known = remembered.get(key);
    if (known) return known;
    const found = await measured(text, style, width);
    if (remembered.size < rememberedAtMost) remembered.set(key, found);
    return found;
  }

  async function measured(text: string, style: TextStyle, width: number): Promise<Lines> {
    if ((await paper.widthOf(text, style)) <= width) return { size: style.size, lines: [text] };
    for (const { size, lines: most } of smaller) {
      const lines = await paper.wrapped(text, { ...style, size }, width);
      if (lines.length <= most) return { size, lines };
    }
    const { size, lines: most } = smaller[1];
    const lines = await paper.wrapped(text, { ...style, size }, width);
    return { size, lines: [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')] };
  }

  /** Draws a cell. Returns undefined when it was drawn at once. */
  return function cell(text: string, style: TextStyle, place: Place): Promise<void> | undefined {
    const short = text.length <= certainlyFits || text.length * style.size * widestLetter <= place.width;
    return short ? paper.line(text, style, place) : longCell(text, style, place);
  };

  async function longCell(text: string, style: TextStyle, place: Place): Promise<void> {
    const { size, lines } = await linesOf(text, style, place.width);
    // The smaller lines are centred on the line that they replace.
    const step = size + 1.5;
    let y = place.y + (style.size - size) / 2 - ((lines.length - 1) * step) / 2;
    for (const line of lines) {
      await paper.line(line, { ...style, size }, { ...place, y });
      y += step;
    }
  }
}

export type Cells = ReturnType<typeof cellsOn>;

/** Draws a text on as many lines as it needs. Returns the y below it. */
export async function drawBlock(paper: Paper, text: string, style: TextStyle, place: Place): Promise<number> {
  const step = style.size * 1.45;
  let { y } = place;
  for (const line of await paper.wrapped(text, style, place.width)) {
    await paper.line(line, style, { ...place, y });
    y += step;
  }
  return y;
}

/** Lowest y on a page above its footer. */
export const floor = page.height - 56;
