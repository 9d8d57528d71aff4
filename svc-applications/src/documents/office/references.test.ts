import { makeZip } from '@portal/test-kit';
import { sheetOf } from '../../../test/factories/sheets';
import { problemOfDocx } from './docx';

const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const link = (kind: string, target: string, mode = ' TargetMode="External"') =>
  `<Relationships><Relationship Id="a" Type="${kinds}/${kind}" Target="${target}"${mode}/></Relationships>`;
const text = (content: string) =>
  `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${content}</w:body></w:document>`;
const document = { '[Content_Types].xml': '<Types/>', 'word/document.xml': text('') };
const docx = (parts: Record<string, string | Buffer> = {}) => makeZip({ ...document, ...parts });
const withSheet = (parts: Record<string, string> = {}) =>
  docx({ 'word/embeddings/Microsoft_Excel_Sheet1.xlsx': sheetOf(parts) });
const withLink = (content: string) => docx({ 'word/_rels/settings.xml.rels': content });

describe('a link that is there to click on', () => {
  const relations = kinds;
  const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
  const linked = (content: string, kind = 'hyperlink', target = 'https://evil.test/a.png') =>
    docx({
      'word/document.xml': text(content),
      'word/_rels/document.xml.rels': link(kind, target),
    });

  it.each([
    ['a picture', `<w:a><b:blip xmlns:b="b" xmlns:r="${relations}" r:link="a"/></w:a>`],
    ['a picture of the strict kind', `<w:a><b:blip xmlns:b="b" xmlns:r="${strict}" r:embed="a"/></w:a>`],
    ['a template', `<w:attachedTemplate xmlns:r="${relations}" r:id="a"/>`],
    ['a text within the text', `<w:subDoc xmlns:r="${relations}" r:id="a"/>`],
  ])('is refused as %s', (_, content) => {
    expect(problemOfDocx(linked(content))).toBe('linked');
  });

  it('is refused as a picture in the sheet behind a chart', () => {
    const sheet = withSheet({
      'xl/drawings/drawing1.xml': `<a:blip xmlns:a="a" xmlns:r="${relations}" r:link="a"/>`,
      'xl/drawings/_rels/drawing1.xml.rels': link('hyperlink', 'https://evil.test/a.png'),
    });
    expect(problemOfDocx(sheet)).toBe('linked');
  });

  it('is taken where it is clicked on, and so is a template of the writer', () => {
    const clicked = `<w:hyperlink xmlns:r="${relations}" r:id="a"/><w:a><b:hlinkClick xmlns:b="b" xmlns:r="${relations}" r:id="a"/></w:a>`;
    expect(problemOfDocx(linked(clicked))).toBeUndefined();
    const template = `<w:attachedTemplate xmlns:r="${relations}" r:id="a"/>`;
    expect(problemOfDocx(linked(template, 'attachedTemplate', 'Normal.dotm'))).toBeUndefined();
  });

  it.each([' javascript:a', '\u00a0file:///a', '\u200b\\\\evil.test\\a'])(
    'is refused with blanks before its address: %s',
    (address) => {
      expect(problemOfDocx(withLink(link('hyperlink', address)))).toBe('linked');
    },
  );

  it.each([' External ', 'external', 'Anything'])('is refused with a mode of no writer: %s', (mode) => {
    const address = link('image', 'a.png', ` TargetMode="${mode}"`);
    expect(problemOfDocx(withLink(address))).toBe('linked');
  });
});
