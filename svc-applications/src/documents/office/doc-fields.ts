/**
 * Offsets of the lists of fields (each followed by its length) in the main text, headers, footnotes, comments, endnotes
 * and text boxes (MS-DOC, FibRgFcLcb97).
 */
const listsAt = [0x11a, 0x122, 0x12a, 0x132, 0x21a, 0x262, 0x272];
/** Bytes for a position in the text, and for a field: its mark and the byte after it. */
const [placeBytes, fieldBytes] = [4, 2];
const beginMark = 0x13;
const markBits = 0x1f;

/**
 * Numbers of field kinds that fetch something (MS-DOC, flt); names differ between languages: INCLUDE, DATA, DDE,
 * DDEAUTO, IMPORT, LINK, EMBED, INCLUDEPICTURE, INCLUDETEXT, CONTROL, HTMLCONTROL.
 */
const fetching = new Set([0x24, 0x28, 0x2d, 0x2e, 0x37, 0x38, 0x3a, 0x43, 0x44, 0x57, 0x5b]);

/** Whether the lists of fields contain one that fetches something, regardless of its name in the text. */
export function hasFetchingKind(text: Buffer, table: Buffer): boolean {
  return listsAt.some((at) => {
    if (at + 8 > text.length) return false;
    const from = text.readUInt32LE(at);
    return kindsIn(table.subarray(from, from + text.readUInt32LE(at + 4))).some((kind) => fetching.has(kind));
  });
}

/** The kinds of the fields in a list. The positions of all marks come first, with one more for the end. */
function kindsIn(list: Buffer): number[] {
  const count = Math.floor((list.length - placeBytes) / (placeBytes + fieldBytes));
  const kinds: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const at = placeBytes * (count + 1) + fieldBytes * index;
    if ((list.readUInt8(at) & markBits) === beginMark) kinds.push(list.readUInt8(at + 1));
  }
  return kinds;
}
