import { PDFArray, PDFDict, PDFHexString, PDFName, type PDFObject, PDFRef, PDFString } from '@cantoo/pdf-lib';
import { isAllowedAddress } from '../addresses';
import type { FoundObject } from './found';
import { Refused } from './refused';

/** The library keeps one object for each name, so names can be compared as objects. */
const name = (text: string): PDFName => PDFName.of(text);
const namesOf = (...texts: string[]): ReadonlySet<PDFObject> => new Set(texts.map(name));

/** Allowed actions when somebody opens a PDF or clicks: going to a place in it, turning a page, opening an address. */
const actions = namesOf('GoTo', 'Named', 'URI');
/** Kinds that only forbidden actions have, wherever they occur. `Thread` is missing, since it may be part of a text. */
const otherActions = namesOf(
  'Hide',
  'Movie',
  'Sound',
  'SetOCGState',
  'ResetForm',
  'Trans',
  'SetState',
  'NOP',
);
const pageMoves = namesOf('NextPage', 'PrevPage', 'FirstPage', 'LastPage');
/** Keys whose value is an action; the value of `AA` is a dictionary of actions. */
const actionKeys = ['A', 'PA', 'NA', 'OpenAction', 'Next'].map(name);

/** Annotations allowed on a page besides its content: markup and notes, links, and form fields. */
const annotations = namesOf(
  ...['Text', 'Link', 'FreeText', 'Line', 'Square', 'Circle', 'Polygon', 'PolyLine', 'Highlight'],
  ...['Underline', 'Squiggly', 'StrikeOut', 'Caret', 'Stamp', 'Ink', 'Popup', 'Widget', 'PrinterMark'],
  ...['TrapNet', 'Watermark', 'Redact', 'Projection'],
);

const keys = {
  action: name('Action'),
  annotation: name('Annot'),
  base: name('Base'),
  collection: name('Collection'),
  embedded: name('EF'),
  events: name('AA'),
  file: name('F'),
  fileSystem: name('FS'),
  form: name('Form'),
  kind: name('S'),
  move: name('N'),
  place: name('Rect'),
  postscript: name('PS'),
  reference: name('Ref'),
  subtype: name('Subtype'),
  subtype2: name('Subtype2'),
  type: name('Type'),
  uri: name('URI'),
  url: name('URL'),
};

/**
 * Refuses any action, annotation or address that is not known to be harmless.
 * @throws Refused
 */
export function checkRules(objects: readonly FoundObject[]): void {
  const rules = new Rules(objects);
  for (const { value, isStream } of objects) rules.check(value, isStream);
}

class Rules {
  /** All objects by number: readers differ in which of several counts. */
  private readonly byNumber = new Map<number, PDFObject[]>();
  /** Whether all texts that are objects of their own are harmless addresses; computed once, when first needed. */
  private readonly textsAreHarmless: () => boolean;

  constructor(objects: readonly FoundObject[]) {
    let known: boolean | undefined;
    this.textsAreHarmless = () => {
      known ??= objects.every(({ value }) => !isText(value) || isHarmless(value));
      return known;
    };
    for (const { number, value } of objects) {
      const same = this.byNumber.get(number);
      if (same) same.push(value);
      else this.byNumber.set(number, [value]);
      refuseUnread(number !== 0 && (same?.length ?? 0) > mostVersions);
    }
  }

  check(object: PDFObject, isStream: boolean): void {
    if (isStream && object instanceof PDFDict) this.checkStream(object);
    const left: PDFObject[] = [object];
    for (let next = left.pop(); next; next = left.pop()) {
      if (next instanceof PDFDict) {
        this.checkDictionary(next);
        left.push(...next.values());
      } else if (next instanceof PDFArray)
        for (let index = 0; index < next.size(); index += 1) left.push(next.get(index));
    }
  }

  private checkStream(dictionary: PDFDict): void {
    // The stream's bytes would come from another file. The key was once also a short form of `Filter`.
    const file = this.values(dictionary, keys.file);
    refuseIf(file.some((value) => !(value instanceof PDFName || value instanceof PDFArray)));
    refuseIf(this.is(dictionary, keys.subtype, keys.postscript));
    refuseIf(this.is(dictionary, keys.subtype2, keys.postscript));
    refuseIf(dictionary.has(keys.reference) && this.is(dictionary, keys.subtype, keys.form));
  }

  private checkDictionary(dictionary: PDFDict): void {
    refuseIf(dictionary.has(keys.embedded) || this.is(dictionary, keys.fileSystem, keys.url));
    refuseIf(this.values(dictionary, keys.collection).some((value) => value instanceof PDFDict));
    if (dictionary.has(keys.place) || this.is(dictionary, keys.type, keys.annotation)) {
      refuseIf(isElsewhere(dictionary, keys.subtype));
      const kinds = this.values(dictionary, keys.subtype);
      refuseIf(kinds.some((kind) => !annotations.has(kind)));
    }
    this.checkAddresses(dictionary);
    // A thread in another file is opened like a place in it, wherever the thread is named.
    refuseIf(dictionary.has(keys.file) && this.is(dictionary, keys.kind, name('Thread')));
    refuseIf(this.values(dictionary, keys.kind).some((kind) => otherActions.has(kind)));
    if (this.is(dictionary, keys.type, keys.action)) this.checkAction(dictionary);
    for (const key of actionKeys) this.checkActions(this.values(dictionary, key));
    for (const events of this.values(dictionary, keys.events))
      if (events instanceof PDFDict)
        for (const value of events.values()) this.checkActions(this.resolved(value));
  }

  private checkActions(values: readonly PDFObject[]): void {
    for (const value of values) {
      // `A` may also hold attributes of tags, and `Next` a neighbour in an outline; neither of these has a kind.
      if (value instanceof PDFDict && value.has(keys.kind)) this.checkAction(value);
      // An array within an array is a place on a page.
      else if (value instanceof PDFArray)
        for (const one of value.asArray())
          for (const action of this.resolved(one))
            if (action instanceof PDFDict && action.has(keys.kind)) this.checkAction(action);
    }
  }

  private checkAction(action: PDFDict): void {
    refuseIf(isElsewhere(action, keys.kind) || isElsewhere(action, keys.move));
    const kinds = this.values(action, keys.kind);
    refuseIf(kinds.length === 0 || kinds.some((kind) => !actions.has(kind)));
    if (kinds.includes(name('Named')))
      refuseIf(this.values(action, keys.move).some((move) => !pageMoves.has(move)));
  }

  private checkAddresses(dictionary: PDFDict): void {
    if (!dictionary.has(keys.uri)) return;
    const values = this.addressesOf(dictionary, keys.uri);
    refuseIf(values.length === 0);
    for (const value of values) {
      const isCatalog = value instanceof PDFDict;
      const addresses = isCatalog ? this.addressesOf(value, keys.base) : [value];
      refuseIf(addresses.some((address) => !isHarmless(address)));
    }
  }

  /** The addresses of a key. A reference may lead to any text that is an object of its own: tables are not read. */
  private addressesOf(dictionary: PDFDict, key: PDFName): readonly PDFObject[] {
    refuseIf(isElsewhere(dictionary, key) && !this.textsAreHarmless());
    return this.values(dictionary, key);
  }

  private is(dictionary: PDFDict, key: PDFName, value: PDFName): boolean {
    return dictionary.has(key) && this.values(dictionary, key).includes(value);
  }

  private values(dictionary: PDFDict, key: PDFName): readonly PDFObject[] {
    const value = dictionary.get(key);
    return value ? this.resolved(value) : nothing;
  }

  /** The value, or everything that its reference may lead to, through further references. */
  private resolved(value: PDFObject): readonly PDFObject[] {
    if (!(value instanceof PDFRef)) return [value];
    const direct = this.byNumber.get(value.objectNumber) ?? nothing;
    return direct.some((one) => one instanceof PDFRef) ? this.followed(direct) : direct;
  }

  /** Readers follow several references; PDF writers never write a reference to a reference. */
  private followed(direct: readonly PDFObject[]): readonly PDFObject[] {
    const found = new Set(direct);
    for (const value of found) {
      refuseUnread(found.size > mostVersions);
      if (value instanceof PDFRef)
        for (const next of this.byNumber.get(value.objectNumber) ?? nothing) found.add(next);
    }
    return [...found].filter((value) => !(value instanceof PDFRef));
  }
}

/** The most objects with the same number or behind one reference; each version of a file may add one. */
const mostVersions = 200;
const nothing: readonly PDFObject[] = [];

const isText = (value: PDFObject): value is PDFString | PDFHexString =>
  value instanceof PDFString || value instanceof PDFHexString;

/**
 * Whether an address is harmless, both as bytes and as the text they encode, since readers take either. A name refers
 * to a place beside the file.
 */
const isHarmless = (address: PDFObject): boolean =>
  isText(address)
    ? isAllowedAddress(address.decodeText()) &&
      isAllowedAddress(Buffer.from(address.asBytes()).toString('latin1'))
    : address instanceof PDFName;

const isElsewhere = (dictionary: PDFDict, key: PDFName): boolean => dictionary.get(key) instanceof PDFRef;

function refuseUnread(isTooMuch: boolean): void {
  if (isTooMuch) throw new Refused('unreadable');
}

function refuseIf(isActive: boolean): void {
  if (isActive) throw new Refused('active');
}
