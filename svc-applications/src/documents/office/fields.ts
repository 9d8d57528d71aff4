/** Fields of a text that fetch something, start a program, or take in another file. */
const fetching =
  /^(?:DDE|DDEAUTO|INCLUDE\w*|IMPORT|LINK|DATABASE|EMBED|CONTROL|HTMLCONTROL|MACROBUTTON|RD|ADDIN)$/i;

/** Whether the code of a field does more than count, date or point within the text. */
export function isFetching(code: string): boolean {
  const [name = ''] = code.trim().split(/[\s"\\]/, 1);
  return fetching.test(name);
}

interface OpenField {
  code: string;
  /** Behind the separator stands what the field showed last. */
  isCode: boolean;
  hasInner: boolean;
}

/** Follows the marks of fields through a text: a field may stand within another. */
export class FieldReader {
  /** A field fetches something, or its name is made by another field, so that nobody can read it. */
  found = false;
  private readonly open: OpenField[] = [];

  begin(): void {
    const outer = this.open.at(-1);
    if (outer) outer.hasInner = true;
    this.open.push({ code: '', isCode: true, hasInner: false });
  }

  add(text: string): void {
    const field = this.open.at(-1);
    if (!field) this.found ||= isFetching(text);
    else if (field.isCode && field.code.length < longestCode) field.code += text;
  }

  separate(): void {
    const field = this.open.at(-1);
    if (!field) return;
    this.judge(field);
    field.isCode = false;
  }

  end(): void {
    const field = this.open.pop();
    if (field) this.judge(field);
  }

  /** At the end of a text fields may still be open. */
  finish(): boolean {
    while (this.open.length > 0) this.end();
    return this.found;
  }

  private judge({ code, hasInner }: OpenField): void {
    this.found ||= isFetching(code) || (hasInner && code.trim() === '');
  }
}

/** Signs of a field's code; its name comes first. */
const longestCode = 4096;
