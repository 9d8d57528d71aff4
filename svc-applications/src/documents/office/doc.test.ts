import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CFB$Container, find, read, utils, write } from 'cfb';
import { problemOfDoc } from './doc';

const real = readFileSync(join(__dirname, '../../../test/samples/honest/libreoffice.doc'));

/** A real text of Word with this change. */
function changed(change: (container: CFB$Container) => void): Buffer {
  const container = read(real, { type: 'buffer' });
  change(container);
  return Buffer.from(write(container, { type: 'buffer' }) as Uint8Array);
}

const withPart = (name: string) => changed((container) => utils.cfb_add(container, name, Buffer.from('x')));

/** The stream of the text with this at its end. */
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

/** Its list of names says this template. */
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
