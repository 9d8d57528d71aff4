import { isAllowedAddress, isOwnFile } from '../addresses';

/** Fields of a text that fetch something, start a program, or take in another file. */
const fetching =
  /^(?:DDE|DDEAUTO|INCLUDE\w*|IMPORT|LINK|DATABASE|EMBED|CONTROL|HTMLCONTROL|MACROBUTTON|RD)$/i;
/** A button that programs put into templates as a place to type at: no macro has this name. */
const placeToType = /^\s*MACROBUTTON\s+NoMacro(?:\s|$)/i;

/** Whether the code of a field does more than count, date, point within the text, or open an address by a click. */
export function isFetching(code: string): boolean {
  const [name = ''] = code.trim().split(/[\s"\\]/, 1);
  if (/^HYPERLINK$/i.test(name)) return !isHarmlessAddress(addressOf(code.trim().slice(name.length)));
  return fetching.test(name) && !placeToType.test(code);
}

/** The first argument of a link that belongs to no switch: a place in a text, a frame or a hint have one, too. */
function addressOf(argumentsOfLink: string): string {
  const tokens = argumentsOfLink.match(/"(?:[^"\\]|\\.)*"?|[^\s"]+/g) ?? [];
  let isOfSwitch = false;
  for (const token of tokens) {
    const isSwitch = /^\\[a-z]$/i.test(token);
    if (!isSwitch && !isOfSwitch) return token.replace(/^"|"$/g, '').replace(/\\(.)/g, '$1');
    isOfSwitch = isSwitch && /[lot]$/i.test(token);
  }
  return '';
}

const isHarmlessAddress = (address: string): boolean => isAllowedAddress(address) || isOwnFile(address);

/** Behind its name a field has a blank, a quote or a switch; a formula needs none. */
const isNamed = (code: string): boolean => /^(?:=|[^\s"\\]+[\s"\\])/.test(code);

const isLink = (code: string): boolean => /^HYPERLINK[\s"\\]/i.test(code);

interface OpenField {
  /** Without the blanks before its name. */
  code: string;
  /** Behind the separator stands what the field showed last. */
  isCode: boolean;
}

/**
 * Follows the marks of fields through a text: a field may stand within another. A field that cannot be read for sure
 * counts as one that fetches something: programs differ in what they take for its name.
 */
export class FieldReader {
  /** A field fetches something, or its name is not plain code. */
  found = false;
  private readonly open: OpenField[] = [];
  /** Fields that were open where each branch began. */
  private readonly branches: number[] = [];

  begin(): void {
    this.interrupt();
    this.open.push({ code: '', isCode: true });
  }

  add(text: string): void {
    const field = this.innermost();
    // Code outside of a field, or behind its separator, belongs to a mark that only some programs see.
    if (!field?.isCode) this.found = true;
    else if (field.code.length < longestCode) field.code = (field.code + text).trimStart();
  }

  /** Something that is no code stands where the name of a field or an address does; a blank may stand before it. */
  interrupt(isBlank = false): void {
    const field = this.open.at(-1);
    if (!field?.isCode) return;
    const isPartOfNameOrAddress = !isNamed(field.code) || isLink(field.code);
    if (isPartOfNameOrAddress && !(isBlank && (field.code === '' || isNamed(field.code)))) this.found = true;
  }

  separate(): void {
    const field = this.innermost();
    if (!field) return;
    this.judge(field);
    field.isCode = false;
  }

  end(): void {
    const field = this.innermost();
    if (!field) return;
    this.open.pop();
    this.judge(field);
  }

  /** What stands in a branch may be left out by programs: fields begin and end within it. */
  beginBranch(): void {
    this.branches.push(this.open.length);
  }

  endBranch(): void {
    if (this.open.length !== this.branches.pop()) this.found = true;
  }

  /** At the end of a text fields may still be open. */
  finish(): boolean {
    for (const field of this.open) this.judge(field);
    return this.found;
  }

  /** The field that is open, unless it began outside of this branch. */
  private innermost(): OpenField | undefined {
    const outside = this.branches.at(-1);
    if (outside === undefined || this.open.length > outside) return this.open.at(-1);
    this.found = true;
    return undefined;
  }

  private judge({ code }: OpenField): void {
    this.found ||= isFetching(code);
  }
}

/** Signs of a field's code; its name comes first. */
const longestCode = 4096;
