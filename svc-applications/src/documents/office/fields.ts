/** Fields of a text that fetch something, start a program, or take in another file. */
const fetching =
  /^(?:DDE|DDEAUTO|INCLUDE\w*|IMPORT|LINK|DATABASE|EMBED|CONTROL|HTMLCONTROL|MACROBUTTON|RD|ADDIN)$/i;

/** Whether the code of a field does more than count, date or point within the text. */
export function isFetching(code: string): boolean {
  const [name = ''] = code.trim().split(/[\s"\\]/, 1);
  return fetching.test(name);
}

/** Behind its name a field has a blank, a quote or a switch; a formula needs none. */
const isNamed = (code: string): boolean => /^(?:=|[^\s"\\]+[\s"\\])/.test(code);

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

  /** Something that is no code stands where the name of a field does; a blank may stand before it. */
  interrupt(isBlank = false): void {
    const field = this.open.at(-1);
    if (!field?.isCode || isNamed(field.code)) return;
    if (!isBlank || field.code !== '') this.found = true;
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
