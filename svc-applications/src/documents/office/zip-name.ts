/** The extra field with the name once more, in Unicode: some programs take it for the name. */
const unicodeName = 0x7075;
/** Before the name stand a version and a checksum. */
const beforeUnicodeName = 5;

/** Names that programs read as another one: by a folder above, another separator, or signs that cannot be seen. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const ambiguous = /[\u0000-\u001f\u007f\\:]|^\/|\/\/|(?:^|\/)\.{1,2}(?:\/|$)|[. ](?:\/|$)/;
/** A part may be cut into pieces, each a file by itself. */
const piece = /\/\[\d+\](?:\.last)?\.piece$/i;

/** The name of a part as programs compare names; undefined where they would differ about it. */
export function plainNameOf(bytes: Buffer, isUnicode: boolean): string | undefined {
  if (!isUnicode && bytes.some((byte) => byte > 0x7f)) return undefined;
  try {
    const name = decodeURIComponent(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return name === '' || ambiguous.test(name) || piece.test(name) ? undefined : name.toLowerCase();
  } catch {
    return undefined;
  }
}

/** Whether the extra fields are whole, and name the file as its header does. */
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
