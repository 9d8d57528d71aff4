import { SaxesParser, type SaxesTagNS } from 'saxes';

/** The beginning of an element. Its name has no prefix: writers choose prefixes freely, only the namespace counts. */
export interface XmlElement {
  name: string;
  namespace: string;
  /** Attributes without a namespace. */
  attributes: Readonly<Record<string, string>>;
  /** Attributes in the namespace of the element. */
  qualified: Readonly<Record<string, string>>;
  /** The ids of relationships that the element uses. */
  references: string[];
}

/** Both variants of the namespace for relationship ids end with this. */
const ofLinks = /\/relationships$/;

export interface XmlSteps {
  begin(element: XmlElement): void;
  text?(text: string): void;
  end?(element: Pick<XmlElement, 'name' | 'namespace'>): void;
}

/** Attributes that decide what a part does. If two have different prefixes, readers may take either. */
const deciding = new Set(
  ['Target', 'TargetMode', 'Type', 'ContentType', 'PartName', 'Extension'].concat('instr', 'fldCharType'),
);

const encodings = /^(?:utf-?8|utf-?16|us-ascii|iso-8859-1)$/i;

/**
 * Reads an XML part from beginning to end, each character once.
 * @throws Error if it is no XML, defines entities, or has a deciding attribute twice
 */
export function readXml(bytes: Buffer, steps: XmlSteps): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !encodings.test(encoding)) throw new Error('An encoding that no writer of texts uses');
  });
  parser.on('doctype', () => {
    throw new Error('A part of a text defines nothing');
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => steps.begin(elementOf(tag)));
  parser.on('text', (text) => steps.text?.(text));
  parser.on('cdata', (text) => steps.text?.(text));
  parser.on('closetag', ({ local, uri }) => steps.end?.({ name: local, namespace: uri }));
  parser.write(textOf(bytes)).close();
}

function elementOf({ local, uri: namespace, attributes }: SaxesTagNS): XmlElement {
  const all = Object.values(attributes);
  const names = all.filter((one) => deciding.has(one.local)).map((one) => one.local);
  if (new Set(names).size < names.length) throw new Error('An attribute that decides stands twice');
  const valuesOf = (uri: string) =>
    Object.fromEntries(all.filter((one) => one.uri === uri).map((one) => [one.local, one.value]));
  return {
    name: local,
    namespace,
    attributes: valuesOf(''),
    qualified: valuesOf(namespace),
    references: all.filter(({ uri }) => ofLinks.test(uri)).map(({ value }) => value),
  };
}

/** The text of a part: UTF-16 with a byte order mark, or else UTF-8. */
export function textOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return bytes.toString('utf16le', 2);
  if (first === 0xfe && second === 0xff) return Buffer.from(bytes.subarray(2)).swap16().toString('utf16le');
  return bytes.toString('utf8').replace(/^\ufeff/, '');
}
