import { type PDFDict, PDFName, type PDFObject, PDFParser, type PDFRef } from '@cantoo/pdf-lib';
import { activeNames, specialForm } from '@portal/contract-svc-applications-v1/files/pdf-names';
import { Refused } from './refused';

/**
 * The most values of a file, more than any real one has: a book tagged for screen readers has some hundred thousand.
 */
const mostSteps = 2_000_000;
/** The average number of times that each byte may be read: nested objects and comments may be read repeatedly. */
const mostReadings = 6;
/** Small files count as this many bytes, since their comments may be read once for each object. */
const leastBytes = 64 * 1024;

const uri = PDFName.of('URI');
const base = PDFName.of('Base');
const xfa = PDFName.of(specialForm);
const forbiddenNames = new Set(activeNames.map((name) => PDFName.of(name)));

/** Keys that decide what a dictionary does; if a key has two values, readers may take either. */
const deciding = new Set(
  [
    ...['S', 'URI', 'Base', 'Subtype', 'Filter', 'DecodeParms', 'F', 'N', 'First'],
    ...['A', 'AA', 'PA', 'NA', 'Next', 'OpenAction', 'Encrypt', 'Collection', 'FS'],
  ].map((name) => PDFName.of(name)),
);

/** Blanks, and characters with which a value begins. */
const endsNumber = new Set(Buffer.from('\0\t\n\f\r <([/%', 'latin1'));

/** The work that all readers of one file have done so far. */
export interface Steps {
  done: number;
  /** Bytes of object streams before and after they are inflated. */
  packed: number;
  inflated: number;
}

/**
 * Reads the object at an offset of a file; of a stream only the dictionary. Names within texts and comments do not
 * count. If a key occurs twice the library keeps the last value and other readers the first, so names are judged while
 * they are read.
 */
export class ObjectReader extends PDFParser {
  /** Whether the last object that was read has an address. */
  hasAddress = false;

  /** Whether a dictionary in that object has a key twice. */
  hasTwins = false;

  /** The keys of the dictionary that is being read. */
  private keys = new Set<PDFName>();
  private isKey = false;

  private bytesLeft: number;

  constructor(
    bytes: Uint8Array,
    private readonly steps: Steps,
  ) {
    super(bytes);
    this.bytesLeft = mostReadings * bytes.length + leastBytes;
  }

  /**
   * Reads an object.
   * @throws Error if there is none
   * @throws Refused for a name that is not allowed
   */
  objectAt(offset: number): { value: PDFObject; end: number } {
    this.hasAddress = false;
    this.hasTwins = false;
    this.bytes.moveTo(offset);
    try {
      const value = this.parseObject();
      return { value, end: this.bytes.offset() };
    } finally {
      this.count(offset);
    }
  }

  /** The next whole number after white space. For `1-2` some readers take one, others twelve. */
  numberAt(offset: number): { value: number; end: number } {
    this.bytes.moveTo(offset);
    this.skipWhitespaceAndComments();
    const value = this.parseRawInt();
    if (!this.bytes.done() && !endsNumber.has(this.bytes.peek())) throw new Refused('unreadable');
    return { value, end: this.bytes.offset() };
  }

  /** The offset of the next character that is neither white space nor comment. */
  signAfter(offset: number): number {
    this.bytes.moveTo(offset);
    this.skipWhitespaceAndComments();
    return this.bytes.offset();
  }

  /** Counts comments separately: after a number the reader looks ahead and goes back, and so reads them again. */
  protected override skipWhitespaceAndComments(): void {
    const from = this.bytes.offset();
    super.skipWhitespaceAndComments();
    this.count(from);
  }

  private count(from: number): void {
    this.bytesLeft -= this.bytes.offset() - from;
    if (this.bytesLeft < 0) throw new Refused('unreadable');
  }

  override parseObject(ref?: PDFRef): PDFObject {
    this.steps.done += 1;
    if (this.steps.done > mostSteps) throw new Refused('unreadable');
    this.isKey = false;
    const value = super.parseObject(ref);
    this.isKey = true;
    return value;
  }

  protected override parseDictOrStream(ref?: PDFRef): PDFDict {
    return this.parseDict(ref);
  }

  protected override parseDict(ref?: PDFRef): PDFDict {
    const outer = this.keys;
    this.keys = new Set();
    this.isKey = true;
    try {
      return super.parseDict(ref);
    } finally {
      this.keys = outer;
    }
  }

  protected override parseName(): PDFName {
    const name = super.parseName();
    if (name === uri || name === base) this.hasAddress = true;
    if (this.isKey) {
      const isTwin = this.keys.has(name);
      if (isTwin && deciding.has(name)) throw new Refused('unreadable');
      this.hasTwins ||= isTwin;
      this.keys.add(name);
    }
    if (name === xfa) throw new Refused('xfa');
    if (forbiddenNames.has(name)) throw new Refused('active');
    return name;
  }
}
