import { deflateRawSync, gzipSync } from 'node:zlib';
import { makeZip } from '@portal/test-kit';
import { packedZip } from '../../../test/factories/packed-zips';
import { sheetOf } from '../../../test/factories/sheets';
import { problemOfDocx } from './docx';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const parts = {
  '[Content_Types].xml': '<Types/>',
  'word/document.xml': `<w:document xmlns:w="${word}"><w:body/></w:document>`,
};
const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${content}</svg>`;
const docx = (picture: string | Buffer, name = 'image1.svg') =>
  makeZip({ ...parts, [`word/media/${name}`]: picture });
const evil = 'https://evil.test/a.png';

describe('a picture of lines in a text', () => {
  it.each<[string, string]>([
    ['lines', svg('<path d="M0 0h9v9z" fill="red"/>')],
    ['a place in itself', svg('<linearGradient id="a"/><path fill="url(#a)"/><use xlink:href="#b"/>')],
    ['a picture of points within it', svg('<image href="data:image/png;base64,AAAA"/>')],
    ['a style', svg('<style>path { fill: url(#a); stroke: #fff }</style><text>a \\ @import</text>')],
    ['a filter', svg('<filter id="a"><feColorMatrix values="1 0 0 0"/></filter>')],
    [
      'a kind by its public name',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">${svg('')}`,
    ],
  ])('is taken with %s', (_, picture) => {
    expect(problemOfDocx(docx(picture))).toBeUndefined();
  });

  it.each<[string, string]>([
    ['a script', svg('<script>alert(1)</script>')],
    ['a script in capital letters', svg('<SCRIPT/>')],
    ['a handler', svg('', 'onload="alert(1)"')],
    ['a page', svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>')],
    ['an outer picture', svg(`<image xlink:href="${evil}"/>`)],
    [
      'an outer picture by another prefix',
      svg(`<image xmlns:q="http://www.w3.org/1999/xlink" q:href="${evil}"/>`),
    ],
    ['a share', svg('<image href="\\\\evil.test\\a.png"/>')],
    ['a file', svg('<image href="file:///etc/passwd"/>')],
    ['a picture of lines within it', svg('<image href="data:image/svg+xml;base64,AAAA"/>')],
    ['an outer part', svg(`<use href="${evil}#a"/>`)],
    ['an outer style', svg(`<style>@import "${evil}";</style>`)],
    ['an outer style in plain signs', svg(`<style><![CDATA[@import "${evil}";]]></style>`)],
    ['an outer fill', svg(`<path style="fill:url(${evil})"/>`)],
    ['an outer fill in quotes', svg(`<path fill="url('${evil}')"/>`)],
    ['a style with escapes', svg(`<path style="fill:\\75rl(${evil})"/>`)],
    ['an address that is made later', svg(`<image><set attributeName="href" to="${evil}"/></image>`)],
    ['another base', svg('<image href="#a"/>', 'xml:base="https://evil.test/"')],
    ['a sheet of styles', `<?xml-stylesheet href="${evil}"?>${svg('')}`],
  ])('is refused with %s', (_, picture) => {
    expect(problemOfDocx(docx(picture))).toBe('linked');
  });

  it.each<[string, string | Buffer]>([
    ['what it defines', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('&a;')}`],
    ['a laugh of entities', `<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${svg('&b;')}`],
    ['nothing that is XML', 'GIF89a'],
    ['packed lines', gzipSync(svg('<script/>'))],
  ])('is refused with %s', (_, picture) => {
    expect(problemOfDocx(docx(picture))).toBe('other');
  });

  it.each([
    ['as a picture of points', 'image1.png', svg('<script/>')],
    ['behind a mark of the byte order', 'image1.jpg', `\ufeff${svg('<script/>')}`],
    ['in wide letters', 'image1.emf', Buffer.from(`\ufeff${svg('<script/>')}`, 'utf16le')],
  ])('is found %s', (_, name, picture) => {
    expect(problemOfDocx(docx(picture, name))).toBe('linked');
  });

  it('is found where it is packed, and in the sheet behind a chart', () => {
    const bytes = Buffer.from(svg('<script/>'.padStart(5000)));
    const packed = packedZip({ ...parts, 'word/media/image1.png': bytes }, deflateRawSync);
    expect(problemOfDocx(packed)).toBe('linked');
    expect(problemOfDocx(docx(gzipSync(bytes), 'image1.wmz'))).toBe('other');
    const sheet = sheetOf({ 'xl/media/image1.png': svg('<script/>') });
    expect(problemOfDocx(makeZip({ ...parts, 'word/embeddings/a.xlsx': sheet }))).toBe('linked');
  });
});
