import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CFB$Container, find, read, utils, write } from 'cfb';
import { problemOfDoc } from './doc';

const real = readFileSync(join(__dirname, '../../../test/samples/honest/libreoffice.doc'));

/** A real Word file with this change. */
function changed(change: (container: CFB$Container) => void): Buffer {
  const container = read(real, { type: 'buffer' });
  change(container);
  return Buffer.from(write(container, { type: 'buffer' }) as Uint8Array);
}

const withPart = (name: string) => changed((container) => utils.cfb_add(container, name, Buffer.from('x')));

/** Appends bytes to the stream with the text. */
const withText = (text: Buffer) =>
  changed((container) => {
    const entry = find(container, 'WordDocument');
    if (!entry) throw new Error('A text has its stream');
    entry.content = Buffer.concat([Buffer.from(entry.content as Uint8Array), text]);
    entry.size = entry.content.length;
  });

const withFlag = (flag: number) =>
  changed((container) => {
    const content = Buffer.from(find(container, 'WordDocument')?.content as Uint8Array);
    content.writeUInt16LE(content.readUInt16LE(10) | flag, 10);
    utils.cfb_add(container, 'WordDocument', content);
  });

/** Puts this template into the file's list of names. */
const withTemplate = (template: string) =>
  changed((container) => {
    const text = Buffer.from(find(container, 'WordDocument')?.content as Uint8Array);
    const table = Buffer.from(find(container, '1Table')?.content as Uint8Array);
    const names = Buffer.alloc(10 + 2 * template.length);
    names.writeUInt16LE(0xffff, 0);
    names.writeUInt16LE(2, 2);
    names.writeUInt16LE(template.length, 8);
    names.write(template, 10, 'utf16le');
    text.writeUInt32LE(table.length, 0x19a);
    text.writeUInt32LE(names.length, 0x19e);
    utils.cfb_add(container, 'WordDocument', text);
    utils.cfb_add(container, '1Table', Buffer.concat([table, names]));
  });

/** Gives the only field of the text this kind, in the list of fields at this offset. */
const withFieldOfKind = (kind: number, listAt: number) =>
  changed((container) => {
    const text = Buffer.from(find(container, 'WordDocument')?.content as Uint8Array);
    const table = Buffer.from(find(container, '1Table')?.content as Uint8Array);
    const list = Buffer.alloc(3 * 4 + 2 * 2);
    list.set([0x13, kind, 0x15, 0x80], 12);
    text.writeUInt32LE(table.length, listAt);
    text.writeUInt32LE(list.length, listAt + 4);
    utils.cfb_add(container, 'WordDocument', text);
    utils.cfb_add(container, '1Table', Buffer.concat([table, list]));
  });

const field = (...parts: string[]) => `\u0013${parts.join('')}\u0015`;

/** Makes the text of these pieces in this order; a piece is narrow if all of its characters are. */
const withPieces = (pieces: string[], change: (list: Buffer) => void = () => undefined) =>
  changed((container) => {
    const text = Buffer.from(find(container, 'WordDocument')?.content as Uint8Array);
    const table = Buffer.from(find(container, '1Table')?.content as Uint8Array);
    const list = Buffer.alloc(5 + 4 + 12 * pieces.length);
    list[0] = 2;
    list.writeUInt32LE(list.length - 5, 1);
    let [signs, at] = [0, text.length];
    const bodies = pieces.map((piece, index) => {
      const isNarrow = Buffer.from(piece, 'latin1').toString('latin1') === piece;
      const body = Buffer.from(piece, isNarrow ? 'latin1' : 'utf16le');
      const place = 5 + 4 * (pieces.length + 1) + 8 * index + 2;
      list.writeUInt32LE(isNarrow ? (2 * at) | 0x40000000 : at, place);
      signs += piece.length;
      list.writeUInt32LE(signs, 5 + 4 * (index + 1));
      at += body.length;
      return body;
    });
    change(list);
    text.writeUInt32LE(table.length, 0x1a2);
    text.writeUInt32LE(list.length, 0x1a6);
    utils.cfb_add(container, 'WordDocument', Buffer.concat([text, ...bodies]));
    utils.cfb_add(container, '1Table', Buffer.concat([table, list]));
  });

describe('an old text', () => {
  it('is taken as it comes from a program, and with a text about programs', () => {
    expect(problemOfDoc(real)).toBeUndefined();
    expect(problemOfDoc(changed(() => undefined))).toBeUndefined();
    expect(problemOfDoc(withText(Buffer.from('Macros, VBA and DDEAUTO', 'utf16le')))).toBeUndefined();
    expect(problemOfDoc(withText(Buffer.from('\x13PAGE\x14 1\x15', 'latin1')))).toBeUndefined();
    expect(problemOfDoc(withTemplate('Normal.dot'))).toBeUndefined();
  });

  it.each(['Macros/VBA/dir', 'Macros/a', '_VBA_PROJECT_CUR/a'])('is refused with programs: %s', (name) => {
    expect(problemOfDoc(withPart(name))).toBe('macros');
  });

  it.each<[string, Buffer]>([
    ['objects of other programs', withPart('ObjectPool/_1/\u0001Ole10Native')],
    ['a packed file', withPart('\u0001Ole10Native')],
    ['a field that starts a program', withText(Buffer.from('\x13 DDEAUTO c:\\cmd.exe \x14\x15', 'latin1'))],
    ['the same in wide letters', withText(Buffer.from('\x13DDE cmd \x14\x15', 'utf16le'))],
    ['a field that takes in a file', withText(Buffer.from('\x13INCLUDETEXT "a" \x15', 'latin1'))],
    ['a template of another machine', withTemplate('https://evil.test/a.dot')],
    ['a template of a share', withTemplate('\\\\evil.test\\a.dot')],
  ])('is refused with %s', (_, bytes) => {
    expect(problemOfDoc(bytes)).toBe('linked');
  });

  it.each<[string, string[]]>([
    ['a name that another field makes', [field('D', field('QUOTE DE'), ' cmd')]],
    ['a name in two pieces', ['\u0013DD', 'EAUTO cmd\u0015']],
    ['a name in a narrow and a wide piece', ['\u0013DDE', ' \u20ac\u0015']],
    ['a field within another', [field(' IF ', field(' INCLUDETEXT "a" '), ' = 1 ')]],
    ['a link that starts a program', [field(' HYPERLINK "ms-msdt:/id a" ')]],
    ['a link whose address another field makes', [field(' HYPERLINK "', field('QUOTE a'), '" ')]],
    ['a field without its end', ['\u0013 LINK Excel.Sheet.8 a']],
  ])('is refused with %s', (_, pieces) => {
    expect(problemOfDoc(withPieces(pieces))).toBe('linked');
  });

  it.each<[string, string[]]>([
    ['plain text', ['Marie ', 'Uwase \u20ac']],
    ['fields within fields', [field(' IF ', field(' PAGE \u0014 1'), ' = "1" "a" "b" \u0014 a')]],
    ['a formula', [field(' =', field('PAGE'), ' + 1 ')]],
    ['links', [field(' HYPERLINK "https://example.org" \u0001\u0014 here'), field(' HYPERLINK \\l "a" ')]],
    ['marks without a field', ['a\u0015b\u0014c']],
  ])('is taken with %s', (_, pieces) => {
    expect(problemOfDoc(withPieces(pieces))).toBeUndefined();
  });

  it.each<[string, (list: Buffer) => void]>([
    ['none', (list) => list.fill(0)],
    ['one that is longer than it says', (list) => list.writeUInt32LE(list.length - 4, 1)],
    ['pieces that end before they begin', (list) => list.writeUInt32LE(9, 5)],
    ['more signs than the file', (list) => list.writeUInt32LE(0x7fffffff, 9)],
    ['pieces outside of the file', (list) => list.writeUInt32LE(0x3fffffff, 15)],
  ])('is none with a broken list of pieces: %s', (_, change) => {
    expect(problemOfDoc(withPieces(['Marie Uwase'], change))).toBe('other');
  });

  it.each([0x11a, 0x122, 0x12a, 0x132, 0x21a, 0x262, 0x272])(
    'is refused with a field that fetches by its number, whatever its name: in the list at %i',
    (listAt) => {
      for (const kind of [0x2d, 0x2e, 0x38, 0x43, 0x44])
        expect(problemOfDoc(withFieldOfKind(kind, listAt))).toBe('linked');
      for (const kind of [0x21, 0x58]) expect(problemOfDoc(withFieldOfKind(kind, listAt))).toBeUndefined();
    },
  );

  it.each(['A/WordDocument', 'A/1Table', 'A/0Table/B'])('is none with two streams of a name: %s', (name) => {
    const twin = changed((container) => {
      utils.cfb_add(container, '0Table', Buffer.from('x'));
      utils.cfb_add(container, name, Buffer.from('x'));
    });
    expect(problemOfDoc(twin)).toBe('other');
  });

  it('is refused with a password', () => {
    expect(problemOfDoc(withFlag(0x0100))).toBe('locked');
  });

  it.each<[string, Buffer]>([
    ['a container of another program', changed((container) => utils.cfb_del(container, 'WordDocument'))],
    ['half of one', real.subarray(0, 700)],
    ['its first bytes alone', real.subarray(0, 8)],
    ['something else', Buffer.from('WordDocument', 'utf16le')],
  ])('%s is none', (_, bytes) => {
    expect(problemOfDoc(bytes)).toBe('other');
  });
});
