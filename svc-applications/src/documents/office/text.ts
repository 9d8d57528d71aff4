import { isAllowedAddress, isOwnFile } from '../addresses';
import { FieldReader } from './fields';
import { readXml, type XmlElement } from './xml';

/** The two namespaces of WordprocessingML: the usual one, and that of the strict variant of the standard. */
const word = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);

const codes = new Set(['instrText', 'delInstrText']);
const marks = new Set([...codes, 'fldSimple', 'fldChar']);
/** Embedded objects, web videos, and databases for mail merge. */
const objects = new Set(['OLEObject', 'altChunk', 'control', 'webVideoPr', 'connectString', 'udl']);
/** The namespace of VML, the older drawing format, whose elements may contain addresses. */
const drawing = 'urn:schemas-microsoft-com:vml';
/** The store of Office add-ins that Microsoft operates; other stores are on somebody's own machines. */
const knownCatalogue = 'OMEX';
/** Elements that are shown as blanks, and elements besides text that are shown as characters. */
const blanks = new Set(['p', 'tab', 'ptab', 'br', 'cr']);
const signs = new Set(['sym', 'noBreakHyphen', 'softHyphen', 'pgNum']);
const shown = new Set(['t', 'delText']);

/**
 * Whether a part of a text fetches something. Field marks count only in Word's namespace, since nothing writes them
 * elsewhere. Programs may leave out elements of other namespaces, such as alternatives for drawing a picture, so the
 * content of each is judged separately.
 */
export function hasFetchingPart(content: Buffer, eachElement: (element: XmlElement) => void): boolean {
  const reader = new TextReader(eachElement);
  readXml(content, reader);
  return reader.finish();
}

class TextReader {
  private readonly fields = new FieldReader();
  private code: string | undefined;
  private isShown = false;

  constructor(private readonly eachElement: (element: XmlElement) => void) {}

  begin(element: XmlElement): void {
    this.eachElement(element);
    const { name, namespace } = element;
    // An element within a field's code may be left out together with its text.
    if (objects.has(name) || this.code !== undefined || isFetched(element)) this.fields.found = true;
    if (word.has(namespace)) this.beginOfWord(element);
    else if (marks.has(name)) this.fields.found = true;
    else this.fields.beginBranch();
  }

  text(text: string): void {
    if (this.code !== undefined) this.code += text;
    else if (this.isShown) this.fields.interrupt(text.trim() === '');
  }

  end({ name, namespace }: Pick<XmlElement, 'name' | 'namespace'>): void {
    if (!word.has(namespace)) {
      if (!marks.has(name)) this.fields.endBranch();
    } else if (shown.has(name)) this.isShown = false;
    else if (codes.has(name) && this.code !== undefined) {
      this.fields.add(this.code);
      this.code = undefined;
    }
  }

  finish(): boolean {
    return this.fields.finish();
  }

  private beginOfWord({ name, attributes, qualified }: XmlElement): void {
    if (codes.has(name)) this.code = '';
    else if (name === 'fldSimple') this.wholeField(qualified.instr ?? attributes.instr ?? '');
    else if (name === 'fldChar') this.mark(qualified.fldCharType);
    else if (blanks.has(name)) this.fields.interrupt(true);
    else if (signs.has(name)) this.fields.interrupt();
    else if (shown.has(name)) this.isShown = true;
  }

  private wholeField(code: string): void {
    this.fields.begin();
    this.fields.add(code);
    this.fields.end();
  }

  private mark(kind: string | undefined): void {
    if (kind === 'begin') this.fields.begin();
    else if (kind === 'separate') this.fields.separate();
    else if (kind === 'end') this.fields.end();
    else this.fields.found = true;
  }
}

/** Whether an element names something that programs fetch: a picture by its address, or an add-in. */
function isFetched({ name, namespace, attributes }: XmlElement): boolean {
  if (name === 'reference' && attributes.storeType !== undefined)
    return attributes.storeType.toUpperCase() !== knownCatalogue;
  if (namespace !== drawing) return false;
  const { src = '', href = '' } = attributes;
  return !isOwnFile(src) || !(isAllowedAddress(href) || isOwnFile(href));
}
