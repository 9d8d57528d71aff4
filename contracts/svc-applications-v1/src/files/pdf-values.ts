/** A value of a PDF: texts are bytes, names are strings, and a reference has the number of its object. */
export type PdfValue = number | string | Uint8Array | PdfReference | PdfValue[] | PdfDictionary;
export type PdfDictionary = Map<string, PdfValue>;
interface PdfReference {
  number: number;
}

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map;
export const isReference = (value: PdfValue | undefined): value is PdfReference =>
  typeof value === 'object' && 'number' in value;

/** A word that is no value: `R`, `stream`, `endobj`, or a bracket. */
class Word {
  constructor(readonly text: string) {}
}

const blanks = '\0\t\n\f\r ';
const ends = `${blanks}()<>[]{}/%`;
const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

/** Reads values one after the other, from any position of a text with one character for each byte. */
export class PdfReader {
  constructor(
    private readonly text: string,
    public at: number,
    /** Called with each name that is read. */
    private readonly onName: (name: string) => void,
  ) {}

  /** Reads the next value completely. @throws Error when there is none at this position */
  value(): PdfValue {
    const open: (PdfValue | Word)[][] = [[]];
    for (;;) {
      const top = open.at(-1) as (PdfValue | Word)[];
      const next = this.token();
      if (!(next instanceof Word)) top.push(next);
      else if (next.text === '<<' || next.text === '[') {
        open.push([]);
        continue;
      } else if (next.text === '>>' || next.text === ']') {
        open.pop();
        open.at(-1)?.push(next.text === ']' ? (top as PdfValue[]) : paired(top as PdfValue[]));
      } else if (next.text === 'R' && top.length > 1) top.splice(-2, 2, { number: top.at(-2) as number });
      else top.push(next.text);
      if (open.length === 1) return (open[0]?.[0] as PdfValue | undefined) ?? refuse();
    }
  }

  /** Whether this word comes next; then it is read. */
  word(expected: string): boolean {
    this.skip();
    if (!this.text.startsWith(expected, this.at)) return false;
    this.at += expected.length;
    return true;
  }

  private skip(): void {
    for (;;) {
      while (blanks.includes(this.text[this.at] ?? 'x')) this.at += 1;
      if (this.text[this.at] !== '%') return;
      while (this.at < this.text.length && !'\r\n'.includes(this.text[this.at] as string)) this.at += 1;
    }
  }

  private token(): PdfValue | Word {
    this.skip();
    const sign = this.text[this.at] ?? refuse();
    const two = this.text.slice(this.at, this.at + 2);
    if (two === '<<' || two === '>>') return this.mark(two);
    if (sign === '[' || sign === ']') return this.mark(sign);
    if (sign === '(') return this.brackets();
    if (sign === '<') return this.hexadecimal();
    if (sign === '/') return this.name();
    const word = this.run() || refuse();
    return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(word) ? Number(word) : new Word(word);
  }

  private mark(text: string): Word {
    this.at += text.length;
    return new Word(text);
  }

  private run(): string {
    const from = this.at;
    while (this.at < this.text.length && !ends.includes(this.text[this.at] as string)) this.at += 1;
    return this.text.slice(from, this.at);
  }

  private name(): string {
    this.at += 1;
    const name = this.run().replace(/#([\da-fA-F]{2})/g, (_, code) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    this.onName(name);
    return name;
  }

  private hexadecimal(): Uint8Array {
    const end = this.text.indexOf('>', this.at);
    if (end === -1) refuse();
    const digits = this.text.slice(this.at + 1, end).replace(/[\0\s]/g, '');
    this.at = end + 1;
    const pairs = digits.match(/..?/g) ?? [];
    return Uint8Array.from(pairs, (pair) => Number.parseInt(pair.padEnd(2, '0'), 16));
  }

  private brackets(): Uint8Array {
    const bytes: number[] = [];
    let depth = 0;
    for (;;) {
      const sign = this.text[this.at] ?? refuse();
      this.at += 1;
      if (sign === '\\') {
        bytes.push(...this.escaped());
        continue;
      }
      if (sign === ')') depth -= 1;
      if (depth === 0 && sign === ')') return Uint8Array.from(bytes);
      if (depth > 0) bytes.push(sign.charCodeAt(0));
      if (sign === '(') depth += 1;
    }
  }

  private escaped(): number[] {
    const octal = /^[0-7]{1,3}/.exec(this.text.slice(this.at, this.at + 3))?.[0];
    if (octal) {
      this.at += octal.length;
      return [Number.parseInt(octal, 8) & 255];
    }
    const sign = this.text[this.at] ?? refuse();
    this.at += sign === '\r' && this.text[this.at + 1] === '\n' ? 2 : 1;
    if (sign === '\r' || sign === '\n') return [];
    return [escapes[sign] ?? sign.charCodeAt(0)];
  }
}

function paired(items: PdfValue[]): PdfDictionary {
  const dictionary: PdfDictionary = new Map();
  for (let index = 0; index + 1 < items.length; index += 2)
    dictionary.set(String(items[index]), items[index + 1] as PdfValue);
  return dictionary;
}

function refuse(): never {
  throw new Error('No value stands there');
}
