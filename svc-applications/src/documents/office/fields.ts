import { isAllowedAddress, isOwnFile } from '../addresses';

/** Names of fields that fetch something, start a program, or include another file. */
const fetching =
  /^(?:DDE|DDEAUTO|INCLUDE\w*|IMPORT|LINK|DATABASE|EMBED|CONTROL|HTMLCONTROL|MACROBUTTON|RD)$/i;
/** A button that programs put into templates as a place to type: no macro has this name. */
const placeToType = /^\s*MACROBUTTON\s+NoMacro(?:\s|$)/i;

/** Whether a field does more than count, date, refer to the same text, or open an allowed address by a click. */
export function isFetching(code: string): boolean {
  const [name = ''] = code.trim().split(/[\s"\\]/, 1);
  if (/^HYPERLINK$/i.test(name)) return !isHarmlessAddress(addressOf(code.trim().slice(name.length)));
  return fetching.test(name) && !placeToType.test(code);
}

/** The first argument of a link that does not belong to a switch; bookmarks, frames and screen tips follow switches. */
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

/** Whether the name of a field is complete: a blank, a quote or a switch follows, or it is a formula. */
const isNamed = (code: string): boolean => /^(?:=|[^\s"\\]+[\s"\\])/.test(code);

const isLink = (code: string): boolean => /^HYPERLINK[\s"\\]/i.test(code);

interface OpenField {
  /** The code so far, without leading blanks. */
  code: string;
  /** False after the separator, where the field's last result stands. */
  isCode: boolean;
}

/**
 * Follows the marks of nested fields through a text. A field that cannot be read reliably counts as one that fetches
 * something, since programs differ in what they take as its name.
 */
export class FieldReader {
  /** Whether a field fetches something, or its name is not plain code. */
  found = false;
  private readonly open: OpenField[] = [];
  /** The numbers of fields that were open at the beginning of each branch. */
  private readonly branches: number[] = [];

  begin(): void {
    this.interrupt();
    this.open.push({ code: '', isCode: true });
  }

  add(text: string): void {
    const field = this.innermost();
    // Code outside of a field, or after its separator, belongs to a mark that only some programs see.
    if (!field?.isCode) this.found = true;
    else if (field.code.length < longestCode) field.code = (field.code + text).trimStart();
  }

  /** Notes that something other than code stands within a field's name or address; blanks may precede a name. */
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

  /** Begins a branch, which programs may leave out: fields must begin and end within it. */
  beginBranch(): void {
    this.branches.push(this.open.length);
  }

  endBranch(): void {
    if (this.open.length !== this.branches.pop()) this.found = true;
  }

  /** Judges fields that are still open at the end of the text; returns whether anything fetches something. */
  finish(): boolean {
    for (const field of this.open) this.judge(field);
    return this.found;
  }

  /** The innermost open field, unless it began outside of this branch. */
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

/** The most characters of a field's code that are kept; the name comes first. */
const longestCode = 4096;
