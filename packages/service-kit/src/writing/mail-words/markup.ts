import type { MailInline, MailText } from '../mail';

/** Values for placeholders: a text, or paragraphs. A value is never read as markup. */
export type Values = Readonly<Record<string, string | readonly string[]>>;

/** `**bold**`, `[words](address)`, `{placeholder}`, or the end of a line. */
const mark = /\*\*(.+?)\*\*|\[([^\]\n]+)\]\(([^)\s]*)\)|\{([^{}\n]*)\}|\r?\n/g;
const placeholder = /\{([^{}\n]*)\}/g;

/** The names in braces in a text. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map(([, name = '']) => name);

/** The addresses of links in a text. */
export const addressesIn = (text: string): string[] =>
  [...text.matchAll(mark)].flatMap(([, , label, href]) => (label === undefined ? [] : [href ?? '']));

/** Whether an address is a web page or a mailbox: other kinds, such as `javascript:`, are refused. */
export const isSafeAddress = (address: string): boolean =>
  /^(https?:\/\/[^\s"'<>]+|mailto:[^\s"'<>]+@[^\s"'<>]+)$/i.test(address) && URL.canParse(address);

/** Fills a text with the values, on one line. */
export const filled = (text: string, values: Values): string =>
  text.replace(placeholder, (_all, name: string) => inText(values[name]));

const inText = (value: Values[string] | undefined): string =>
  (typeof value === 'string' ? value : (value ?? []).join(' ')).replace(/\s+/g, ' ');

/**
 * The paragraphs of a text, separated by blank lines. A placeholder that stands alone may become several paragraphs.
 */
export const paragraphsOf = (text: string, values: Values): MailText[] =>
  text
    .trim()
    .split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
    .flatMap((paragraph): MailText[] => {
      const alone = /^\{([^{}\n]*)\}$/.exec(paragraph.trim())?.[1];
      const value = alone === undefined ? undefined : values[alone];
      if (alone !== undefined)
        return (typeof value === 'string' ? [value] : [...(value ?? [])]).filter(Boolean);
      return paragraph.trim() === '' ? [] : [inline(paragraph.trim(), values)];
    });

function inline(text: string, values: Values): MailInline[] {
  const parts: MailInline[] = [];
  let at = 0;
  const plain = (words: string) => {
    if (words !== '') parts.push({ kind: 'text', text: words });
  };
  for (const found of text.matchAll(mark)) {
    plain(text.slice(at, found.index));
    at = found.index + found[0].length;
    const [, bold, label, href = '', name] = found;
    if (bold !== undefined) parts.push({ kind: 'bold', text: filled(bold, values) });
    else if (label !== undefined)
      parts.push(
        isSafeAddress(href)
          ? { kind: 'link', text: filled(label, values), href }
          : { kind: 'text', text: filled(label, values) },
      );
    else if (name !== undefined) plain(inText(values[name]));
    else parts.push({ kind: 'break' });
  }
  plain(text.slice(at));
  return parts;
}
