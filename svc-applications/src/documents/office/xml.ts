import { SaxesParser, type SaxesTagNS } from 'saxes';

/** An element that begins, by its name without a prefix. Prefixes are for writers to choose; the namespace counts. */
export interface XmlElement {
  name: string;
  namespace: string;
  /** Attributes of no namespace. */
  attributes: Readonly<Record<string, string>>;
  /** Attributes of the namespace of the element. */
  qualified: Readonly<Record<string, string>>;
  /** The ids of links that it uses. */
  references: string[];
}

/** The namespaces of ids of links, as they are written mostly and by the strict kind of the standard, end with this. */
const ofLinks = /\/relationships$/;

export interface XmlSteps {
  begin(element: XmlElement): void;
  text?(text: string): void;
  end?(element: Pick<XmlElement, 'name' | 'namespace'>): void;
}

/** Attributes that decide what a part does; of two with different prefixes, readers take either. */
const deciding = new Set(
  ['Target', 'TargetMode', 'Type', 'ContentType', 'PartName', 'Extension'].concat('instr', 'fldCharType'),
);

const encodings = /^(?:utf-?8|utf-?16|us-ascii|iso-8859-1)$/i;

/**
 * Reads a part of a text from its beginning to its end, each sign once.
 * @throws Error where it is no XML, defines entities, or shadows an attribute that decides
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

/** The text of a part, by the order of its bytes. */
export function textOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return bytes.toString('utf16le', 2);
  if (first === 0xfe && second === 0xff) return Buffer.from(bytes.subarray(2)).swap16().toString('utf16le');
  return bytes.toString('utf8').replace(/^\ufeff/, '');
}
