import { deflateSync } from 'node:zlib';
import { pdfProblem } from './pdf';

const latin = (text: string) => Buffer.from(text, 'latin1');

/** A complete PDF with these bytes between its header and its cross-reference table. */
function pdfWith(...parts: (string | Buffer)[]): Buffer {
  const head = Buffer.concat([
    latin('%PDF-1.7\n'),
    ...parts.map((part) => (typeof part === 'string' ? latin(part) : part)),
  ]);
  const tail = `\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R >>\nstartxref\n${head.length + 1}\n%%EOF\n`;
  return Buffer.concat([head, latin(tail)]);
}

const packed = (objects: string, more = '/Filter /FlateDecode') =>
  Buffer.concat([
    latin(`7 0 obj\n<< /Type /ObjStm /N 1 /First 5 ${more} >>\nstream\r\n`),
    deflateSync(latin(objects)),
    latin('\nendstream\nendobj\n'),
  ]);

const object = (content: string) => `5 0 obj\n${content}\nendobj\n`;

describe('a PDF that does more than show pages', () => {
  it.each<[string, Buffer]>([
    ['a script', pdfWith(object('<< /S /JavaScript /JS (app.alert(1)) >>'))],
    ['a script without spaces', pdfWith(object('<</JS(app.alert(1))/S/JavaScript>>'))],
    ['a script in disguise', pdfWith(object('<< /#53 % a comment\r\n /J#61vaScript >>'))],
    ['a script named elsewhere', pdfWith(object('<< /S 6 0 R >>'), '6 0 obj\n/JavaScript\nendobj\n')],
    ['a script far from its name', pdfWith(object(`<< /S ${' '.repeat(900)}/JavaScript >>`))],
    [
      'a script within what looks like a stream',
      pdfWith(object(`<< >>\nstream\n<< /S /JavaScript >>\nendstream`)),
    ],
    ['a program to start', pdfWith(object('<< /Type /Action /S /Launch /F (cmd.exe) >>'))],
    ['a file attached', pdfWith(object('<< /Type /Filespec /F (a.exe) /EF << /F 9 0 R >> >>'))],
    ['a file attached elsewhere', pdfWith(object('<< /Type /Filespec /EF 9 0 R >>'))],
    ['a packed script', pdfWith(packed('5 0 << /S /JavaScript /JS (app.alert(1)) >>'))],
    ['a script packed in disguise', pdfWith(packed('5 0 << /S /Launch >>', '/#46ilter [ /Fl#61teDecode ]'))],
    [
      'a packed file without its kind',
      pdfWith(
        Buffer.from(packed('5 0 << /EF << >> >>').toString('latin1').replace('/Type /ObjStm', ''), 'latin1'),
      ),
    ],
  ])('is refused: %s', async (_, bytes) => {
    expect(await pdfProblem(bytes)).toBe('active');
  });

  it('with a compression that no writer uses is refused', async () => {
    expect(await pdfProblem(pdfWith(packed('5 0 <<>>', '/Filter [/ASCIIHexDecode /FlateDecode]')))).toBe(
      'unreadable',
    );
    expect(await pdfProblem(pdfWith(packed('5 0 <<>>', '/Filter [/FlateDecode /FlateDecode]')))).toBe(
      'unreadable',
    );
    expect(
      await pdfProblem(pdfWith('7 0 obj <</First 5 /Filter /FlateDecode>> stream\nno deflate endstream')),
    ).toBe('unreadable');
  });
});

describe('a PDF that only shows pages', () => {
  it.each<[string, Buffer]>([
    [
      'writes of scripts in a text',
      pdfWith(object('<< >>\nstream\n(HTML/CSS/JavaScript, /JS, /Launch) Tj\nendstream')),
    ],
    ['names them as its keywords', pdfWith(object('<< /Keywords (Java/JavaScript) >>'))],
    [
      'has parts with styles',
      pdfWith(object('<< /S /Span /P 3 0 R >>'), object('<< /S /URI /URI (https://x.test) >>')),
    ],
    ['has packed objects', pdfWith(packed('5 0 << /Type /Catalog /Keywords (CSS/JavaScript) >>'))],
    [
      'has an empty list of attached files',
      pdfWith(object('<< /Names << /EmbeddedFiles << /Names [] >> >> >>')),
    ],
    [
      'has an outline',
      pdfWith(
        object('<< /First 6 0 R /Last 7 0 R >>'),
        '6 0 obj <</Length 3>> stream\nabc\nendstream endobj',
      ),
    ],
  ])('is taken: it %s', async (_, bytes) => {
    expect(await pdfProblem(bytes)).toBeUndefined();
  });
});
