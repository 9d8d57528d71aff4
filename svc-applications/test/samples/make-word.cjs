/**
 * The files of `make-honest.sh` that are DOCX as different programs write them: Word, with its parts, names,
 * compression and unused space for later changes; a program in a browser, which knows sizes only after the content; and
 * a library.
 */
const { writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { archive } = require('./make-archive.cjs');

const folder = process.argv[2];
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const names = {
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  r: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  pic: 'http://schemas.openxmlformats.org/drawingml/2006/picture',
  c: 'http://schemas.openxmlformats.org/drawingml/2006/chart',
  m: 'http://schemas.openxmlformats.org/officeDocument/2006/math',
  v: 'urn:schemas-microsoft-com:vml',
  o: 'urn:schemas-microsoft-com:office:office',
  w14: 'http://schemas.microsoft.com/office/word/2010/wordml',
  w15: 'http://schemas.microsoft.com/office/word/2012/wordml',
};
const spaces = Object.entries(names)
  .map(([prefix, name]) => `xmlns:${prefix}="${name}"`)
  .join(' ');
const part = (name, content) => `${head}<w:${name} ${spaces} mc:Ignorable="w14 w15">${content}</w:${name}>`;
const document = (content) =>
  part('document', `<w:body>${content}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body>`);
const p = (content) => `<w:p w14:paraId="1A2B3C4D" w:rsidR="00A77B3E">${content}</w:p>`;
const t = (text) =>
  `<w:r><w:rPr><w:lang w:val="en-GB"/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const mark = (kind) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
const code = (text) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;
const field = (text, shown) => mark('begin') + code(text) + mark('separate') + t(shown) + mark('end');

const office = 'http://schemas.openxmlformats.org/officeDocument/2006';
const links = (list) =>
  `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
    .map(
      ([kind, target, mode], index) =>
        `<Relationship Id="rId${index + 1}" Type="${kind.includes('/') ? kind : `${office}/relationships/${kind}`}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
    )
    .join('')}</Relationships>`;
const kinds = (list, endings = {}) =>
  `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${Object.entries({
    rels: 'application/vnd.openxmlformats-package.relationships+xml',
    xml: 'application/xml',
    ...endings,
  })
    .map(([ending, kind]) => `<Default Extension="${ending}" ContentType="${kind}"/>`)
    .join('')}${Object.entries(list)
    .map(([name, kind]) => `<Override PartName="${name}" ContentType="${kind}"/>`)
    .join('')}</Types>`;
const wordKind = (name) => `application/vnd.openxmlformats-officedocument.wordprocessingml.${name}+xml`;

/** The parts that every Word file has besides its text. */
const common = {
  '_rels/.rels': links([
    ['officeDocument', 'word/document.xml'],
    [
      'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
      'docProps/core.xml',
    ],
    ['extended-properties', 'docProps/app.xml'],
    ['custom-properties', 'docProps/custom.xml'],
  ]),
  'word/theme/theme1.xml': `${head}<a:theme xmlns:a="${names.a}" name="Office Theme"><a:themeElements/></a:theme>`,
  'word/settings.xml': part(
    'settings',
    '<w:zoom w:percent="100"/><w:attachedTemplate r:id="rId1"/><w:trackRevisions/>',
  ),
  'word/_rels/settings.xml.rels': links([
    [
      'attachedTemplate',
      'file:///C:\\Users\\Marie%20Uwase\\AppData\\Roaming\\Microsoft\\Templates\\Normal.dotm',
      'External',
    ],
  ]),
  'word/styles.xml': part(
    'styles',
    '<w:docDefaults/><w:style w:type="paragraph" w:styleId="Normal"><w:name w:val="Normal"/></w:style>',
  ),
  'word/webSettings.xml': part('webSettings', '<w:optimizeForBrowser/>'),
  'word/fontTable.xml': part(
    'fonts',
    '<w:font w:name="Calibri"><w:embedRegular r:id="rId1" w:fontKey="{00000000-0000-0000-0000-000000000000}"/></w:font>',
  ),
  'word/_rels/fontTable.xml.rels': links([['font', 'fonts/font1.odttf']]),
  'word/fonts/font1.odttf': Buffer.alloc(64, 7),
  'word/numbering.xml': part(
    'numbering',
    '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum>',
  ),
  'docProps/core.xml': `${head}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Curriculum vitae</dc:title></cp:coreProperties>`,
  'docProps/app.xml': `${head}<Properties xmlns="${office}/extended-properties"><Template>Normal.dotm</Template><Application>Microsoft Office Word</Application></Properties>`,
  'docProps/custom.xml': `${head}<Properties xmlns="${office}/custom-properties"><property name="ContentTypeId"><lpwstr>a</lpwstr></property></Properties>`,
};
const commonKinds = {
  '/word/document.xml': wordKind('document.main'),
  '/word/settings.xml': wordKind('settings'),
  '/word/styles.xml': wordKind('styles'),
  '/word/webSettings.xml': wordKind('webSettings'),
  '/word/fontTable.xml': wordKind('fontTable'),
  '/word/numbering.xml': wordKind('numbering'),
  '/word/theme/theme1.xml': 'application/vnd.openxmlformats-officedocument.theme+xml',
};
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function word(text, { list = [], parts = {}, more = {}, endings = {} } = {}) {
  return {
    '[Content_Types].xml': kinds(
      { ...commonKinds, ...more },
      { odttf: 'application/vnd.openxmlformats-officedocument.obfuscatedFont', ...endings },
    ),
    ...common,
    'word/document.xml': document(text),
    'word/_rels/document.xml.rels': links([['styles', 'styles.xml'], ['settings', 'settings.xml'], ...list]),
    ...parts,
  };
}

/** A report with a table of contents: fields, notes, tracked changes, comments. */
const report = word(
  p(field(' TOC \\o "1-3" \\h \\z \\u ', 'Contents')) +
    p(
      `<w:hyperlink w:anchor="_Toc1">${t('Introduction ')}${field(' PAGEREF _Toc1 \\h ', '1')}</w:hyperlink>`,
    ) +
    p(`<w:bookmarkStart w:id="0" w:name="_Toc1"/>${t('Introduction')}<w:bookmarkEnd w:id="0"/>`) +
    p(
      `<w:ins w:id="1" w:author="A referee">${t('added')}</w:ins><w:del w:id="2" w:author="A referee"><w:r><w:delText>gone</w:delText></w:r></w:del>`,
    ) +
    p(
      field(
        ' ADDIN ZOTERO_ITEM CSL_CITATION {"citationID":"a","citationItems":[{"id":1,"uris":["http://zotero.org/users/1"]}]} ',
        '(Uwase, 2024)',
      ),
    ) +
    p(field(' MACROBUTTON  NoMacro [Click here and type your name] ', '')) +
    p(field(' HYPERLINK "https://example.org/?a=b" \\t "_blank" \\o "A page" ', 'page')) +
    p(
      `${mark('begin')}${code(' IF ')}${field(' PAGE ', '1')}${code(' = 1 "a" "b" ')}${mark('separate')}${t('a')}${mark('end')}`,
    ) +
    p(
      `<w:fldSimple w:instr=" SEQ Figure \\* ARABIC ">${t('1')}</w:fldSimple><w:r><w:footnoteReference w:id="1"/></w:r>`,
    ) +
    p(`<m:oMath><m:r><m:t>x=1</m:t></m:r></m:oMath>`) +
    `<w:sdt><w:sdtPr><w:alias w:val="Date"/><w:dataBinding w:xpath="/a" w:storeItemID="{A}"/></w:sdtPr><w:sdtContent>${p(field(' DATE \\@ "d MMMM yyyy" ', '1 May'))}</w:sdtContent></w:sdt>`,
  {
    list: [
      ['hyperlink', 'mailto:marie@example.org', 'External'],
      ['footnotes', 'footnotes.xml'],
      ['comments', 'comments.xml'],
      ['header', 'header1.xml'],
      ['customXml', '../customXml/item1.xml'],
      ['printerSettings', 'printerSettings1.bin'],
    ],
    parts: {
      'word/footnotes.xml': part('footnotes', `<w:footnote w:id="1">${p(t('A note'))}</w:footnote>`),
      'word/comments.xml': part(
        'comments',
        `<w:comment w:id="1" w:author="A referee">${p(t('Good'))}</w:comment>`,
      ),
      'word/header1.xml': part(
        'hdr',
        p(`${field(' PAGE   \\* MERGEFORMAT ', '1')}${t(' of ')}${field(' NUMPAGES ', '3')}`),
      ),
      'customXml/item1.xml':
        '<b:Sources SelectedStyle="\\APASixthEditionOfficeOnline.xsl" xmlns:b="http://schemas.openxmlformats.org/officeDocument/2006/bibliography"/>',
      'customXml/itemProps1.xml': `${head}<ds:datastoreItem ds:itemID="{A}" xmlns:ds="${office}/customXml"><ds:schemaRefs/></ds:datastoreItem>`,
      'customXml/_rels/item1.xml.rels': links([['customXmlProps', 'itemProps1.xml']]),
      'word/printerSettings1.bin': Buffer.alloc(32, 1),
    },
    more: {
      '/word/footnotes.xml': wordKind('footnotes'),
      '/word/comments.xml': wordKind('comments'),
      '/word/header1.xml': wordKind('header'),
    },
    endings: { bin: 'application/vnd.openxmlformats-officedocument.wordprocessingml.printerSettings' },
  },
);

/** Pictures, a text box in two drawing formats, and a chart with its workbook. */
const box = `<w:txbxContent>${p(`${t('Page ')}${field(' PAGE ', '1')}`)}</w:txbxContent>`;
const poster = word(
  p(
    `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="Picture 1"><a:hlinkClick r:id="rId3"/></wp:docPr><a:graphic><a:graphicData uri="${names.pic}"><pic:pic><pic:blipFill><a:blip r:embed="rId4"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
  ) +
    p(
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><a:graphic><a:graphicData uri="${names.wps}"><wps:wsp><wps:txbx>${box}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape id="a" type="#_x0000_t202" href="https://example.org"><v:imagedata r:id="rId4" o:title="photo"/><v:textbox>${box}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
    ) +
    p(
      `<w:r><w:drawing><wp:inline><a:graphic><a:graphicData uri="${names.c}"><c:chart r:id="rId5"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
    ),
  {
    list: [
      ['hyperlink', 'https://example.org/', 'External'],
      ['image', 'media/image1.png'],
      ['chart', 'charts/chart1.xml'],
    ],
    parts: {
      'word/media/image1.png': picture,
      'word/media/image2.emf': Buffer.alloc(2000, 3),
      'docProps/thumbnail.jpeg': Buffer.alloc(100, 9),
      'word/charts/chart1.xml': `${head}<c:chartSpace xmlns:c="${names.c}" xmlns:r="${names.r}"><c:chart/><c:externalData r:id="rId1"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>`,
      'word/charts/style1.xml':
        '<cs:chartStyle xmlns:cs="http://schemas.microsoft.com/office/drawing/2012/chartStyle" id="201"/>',
      'word/charts/_rels/chart1.xml.rels': links([
        ['package', '../embeddings/Microsoft_Excel_Worksheet.xlsx'],
      ]),
      'word/embeddings/Microsoft_Excel_Worksheet.xlsx': archive(sheet(), {}),
    },
    more: { '/word/charts/chart1.xml': 'application/vnd.openxmlformats-officedocument.drawingml.chart+xml' },
    endings: {
      png: 'image/png',
      emf: 'image/x-emf',
      jpeg: 'image/jpeg',
      xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    },
  },
);

function sheet() {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const kind = (name) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${name}+xml`;
  return {
    '[Content_Types].xml': kinds(
      { '/xl/workbook.xml': kind('sheet.main'), '/xl/worksheets/sheet1.xml': kind('worksheet') },
      { bin: kind('printerSettings').replace('+xml', '') },
    ),
    '_rels/.rels': links([['officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': links([['worksheet', 'worksheets/sheet1.xml']]),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}"><sheets><sheet name="Sheet1" sheetId="1"/></sheets><definedNames><definedName name="_xlnm.Print_Area">Sheet1!$A$1:$B$5</definedName></definedNames></workbook>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1"><v>1</v></c><c r="B1"><f>SUM(A1:A4)*2</f><v>2</v></c></row></sheetData><tableParts count="1"/></worksheet>`,
    'xl/styles.xml': `${head}<styleSheet xmlns="${main}"/>`,
    'xl/sharedStrings.xml': `${head}<sst xmlns="${main}"><si><t>Series 1</t></si></sst>`,
    'xl/tables/table1.xml': `${head}<table xmlns="${main}" id="1" name="Table1" ref="A1:B5"><tableColumns><tableColumn id="1" name="a"><calculatedColumnFormula>Table1[[#This Row],[a]]*2</calculatedColumnFormula></tableColumn></tableColumns></table>`,
    'xl/theme/theme1.xml': common['word/theme/theme1.xml'],
    'xl/printerSettings/printerSettings1.bin': Buffer.alloc(16, 1),
    'docProps/app.xml': common['docProps/app.xml'],
  };
}

const plain = word(p(t('Marie Uwase')) + p(`<w:r><w:drawing><a:blip r:embed="rId3"/></w:drawing></w:r>`), {
  list: [['image', 'media/image1.png']],
  parts: { 'word/media/image1.png': picture },
});
const strict = Object.fromEntries(
  Object.entries(word(p(t('Marie Uwase')) + p(field(' PAGE ', '1')))).map(([name, content]) => [
    name,
    typeof content === 'string'
      ? content
          .replaceAll(
            'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
            'http://purl.oclc.org/ooxml/wordprocessingml/main',
          )
          .replaceAll(`${office}/relationships`, 'http://purl.oclc.org/ooxml/officeDocument/relationships')
      : content,
  ]),
);
const signed = {
  ...plain,
  '_xmlsignatures/origin.sigs': Buffer.alloc(0),
  '_xmlsignatures/sig1.xml':
    '<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo/></Signature>',
};
const library = {
  ...plain,
  'word/': '',
  'package/services/metadata/core-properties/1f.psmdcp': common['docProps/core.xml'],
};

const write = (name, parts, options = {}) => writeFileSync(join(folder, name), archive(parts, options));
write('word-report.docx', report);
write('word-chart.docx', poster);
write('word-strict.docx', strict);
write('word-signed.docx', signed);
write('browser-stream.docx', plain, { stream: true, room: false });
write('library-unix.docx', library, { room: false, unix: true });
write('library-stored.docx', plain, { room: false, stored: true });
