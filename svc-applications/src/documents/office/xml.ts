import { SaxesParser } from 'saxes';

/** An element that begins, by its name without a prefix, with its attributes likewise. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
}

export interface XmlSteps {
  begin(element: XmlElement): void;
  text?(text: string): void;
  end?(name: string): void;
}

const encodings = /^(?:utf-?8|utf-?16|us-ascii|iso-8859-1)$/i;

/**
 * Reads a part of a text from its beginning to its end, each sign once.
 * @throws Error where it is no XML, or defines entities
 */
export function readXml(bytes: Buffer, { begin, text, end }: XmlSteps): void {
  const parser = new SaxesParser();
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !encodings.test(encoding)) throw new Error('An encoding that no writer of texts uses');
  });
  parser.on('doctype', () => {
    throw new Error('A part of a text defines nothing');
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const plain: [string, string][] = Object.entries(attributes).map(([key, value]) => [
      withoutPrefix(key),
      String(value),
    ]);
    begin({ name: withoutPrefix(name), attributes: Object.fromEntries(plain) });
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  if (end) parser.on('closetag', ({ name }) => end(withoutPrefix(name)));
  parser.write(textOf(bytes)).close();
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

function textOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return bytes.toString('utf16le', 2);
  if (first === 0xfe && second === 0xff) return Buffer.from(bytes.subarray(2)).swap16().toString('utf16le');
  return bytes.toString('utf8').replace(/^\ufeff/, '');
}
