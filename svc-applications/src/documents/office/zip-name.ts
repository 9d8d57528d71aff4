/** The extra field that repeats the name in Unicode; some programs use that name instead. */
const unicodeName = 0x7075;
/** The bytes of version and checksum before that name. */
const beforeUnicodeName = 5;

/** Names that some programs change: with parent folders, other separators, or invisible characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const ambiguous = /[\u0000-\u001f\u007f\\:]|^\/|\/\/|(?:^|\/)\.{1,2}(?:\/|$)|[. ](?:\/|$)/;
/** The name of a piece, if a part is stored as several files. */
const piece = /\/\[\d+\](?:\.last)?\.piece$/i;

/** The name of a part as programs compare names; undefined if programs would differ about it. */
export function plainNameOf(bytes: Buffer, isUnicode: boolean): string | undefined {
  if (!isUnicode && bytes.some((byte) => byte > 0x7f)) return undefined;
  try {
    const name = decodeURIComponent(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return name === '' || ambiguous.test(name) || piece.test(name) ? undefined : name.toLowerCase();
  } catch {
    return undefined;
  }
}

/** Whether the extra fields are complete, and any Unicode name in them equals the name in the file's header. */
export function isSameName(extra: Buffer, name: Buffer): boolean {
  let at = 0;
  while (at + 4 <= extra.length) {
    const [kind, length] = [extra.readUInt16LE(at), extra.readUInt16LE(at + 2)];
    const value = extra.subarray(at + 4, at + 4 + length);
    if (value.length < length) return false;
    if (kind === unicodeName && !value.subarray(beforeUnicodeName).equals(name)) return false;
    at += 4 + length;
  }
  return extra.subarray(at).every((byte) => byte === 0);
}
