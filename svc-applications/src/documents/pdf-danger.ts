import { type PackedPart, packedParts, unpack } from './pdf-packed';
import { scan, type Work } from './work';

type Danger = 'active' | 'unreadable';

const nameSigns = '[^\\0\\t\\n\\f\\r ()<>[\\]{}/%]';
const dangerMarks = new RegExp(
  `\\/(?<name>${nameSigns}{1,64})|(?<object>(?<!end)obj)|(?<stream>(?<!end)stream(?=[ \\t]{0,20}[\\r\\n]))`,
  'g',
);
/** White space and comments that may stand between a name and its value. */
const gap = /[\s\0]{0,200}(?:%[^\r\n]{0,400}[\r\n][\s\0]{0,200}){0,2}/y;
const valueAt = new RegExp(
  `\\/(?<name>${nameSigns}{1,64})|(?<reference>\\d{1,10}[\\s\\0]+\\d{1,5}[\\s\\0]+R)|(?<dictionary><<)|(?<more>[\\s\\0%])`,
  'y',
);

/** Actions that run something: a script, or a program on the reader's machine. */
const running = new Set(['JavaScript', 'Launch']);
/** The cost of a name with a value, or of an escaped name, beside its bytes: real files have few of them. */
const valueCost = 32;

/**
 * Whether the PDF has scripts, actions that start programs, or attached files. All bytes are searched for tokens that
 * the format requires side by side (`/S /JavaScript`, `/EF <<`), without the cross-reference table: a word in a text is
 * no script, and a false table hides nothing. Object streams are inflated first. Names may be written with escapes
 * (`/J#61vaScript`).
 */
export async function danger(bytes: Buffer, work: Work): Promise<Danger | undefined> {
  const parts: PackedPart[] = [];
  const packed = packedParts(parts);
  const suspicion = new Suspicion();
  await scan(bytes, { pattern: dangerMarks, work }, ({ match, text, base }) => {
    const { object, stream } = match.groups ?? {};
    const at = base + match.index;
    if (object) packed.object(at);
    else if (stream) packed.stream(at);
    else return suspicion.name(match, text, (name) => name === 'First' && packed.first());
    return 0;
  });
  if (suspicion.proven) return 'active';
  for (const place of parts) {
    const content = await unpack(bytes, place, work);
    if (!content) return 'unreadable';
    await scan(content, { pattern: dangerMarks, work }, ({ match, text }) =>
      match.groups?.name ? suspicion.name(match, text) : 0,
    );
    if (suspicion.proven) return 'active';
  }
  return undefined;
}

/** Gathers evidence from the names of a file. */
class Suspicion {
  private found = false;
  /** The name of a running action stands somewhere, perhaps only in a text. */
  private named = false;
  /** The kind of an action stands behind a reference, or too far away to be read. */
  private hidden = false;

  get proven(): boolean {
    return this.found || (this.named && this.hidden);
  }

  name(match: RegExpExecArray, text: string, other?: (name: string) => void): number | 'stop' {
    const given = match.groups?.name ?? '';
    const name = unescapedName(given);
    if (name === 'S' || name === 'EF') {
      const value = valueAfter(text, match.index + match[0].length);
      if (name === 'S') this.action(value);
      else this.found ||= Boolean(value.dictionary ?? value.reference ?? value.more);
      return this.proven ? 'stop' : valueCost;
    }
    if (running.has(name)) this.named = true;
    other?.(name);
    if (this.proven) return 'stop';
    return name === given ? 0 : valueCost;
  }

  private action({ name, reference, more }: Value): void {
    if (name && running.has(unescapedName(name))) this.found = true;
    else if (reference ?? more) this.hidden = true;
  }
}

type Value = Partial<Record<'name' | 'reference' | 'dictionary' | 'more', string>>;

function valueAfter(text: string, from: number): Value {
  gap.lastIndex = from;
  gap.exec(text);
  valueAt.lastIndex = Math.max(from, gap.lastIndex);
  return valueAt.exec(text)?.groups ?? {};
}

export const unescapedName = (name: string): string =>
  name.includes('#')
    ? name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : name;
