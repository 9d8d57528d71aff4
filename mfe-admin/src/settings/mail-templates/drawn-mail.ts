import { Parser } from 'htmlparser2';

/** Elements of the portal's emails; of any other element only the text is drawn. */
const drawn = new Set(['table', 'tbody', 'tr', 'td', 'p', 'a', 'strong', 'br']);
const unseen = new Set(['head', 'title', 'style', 'script']);
const layout = ['role', 'width', 'align', 'cellpadding', 'cellspacing'];

/**
 * Makes elements of an email's HTML. The page accepts no HTML as a text, wherever it comes from (trusted types), so a
 * parser reads it and known elements are created one by one: no scripts, no pictures, and links without an address.
 */
export function drawnMail(html: string): HTMLElement {
  const root = document.createElement('div');
  const open: HTMLElement[] = [root];
  const parser = new Parser({
    onopentag(name, given) {
      open.push(elementOf(name, given, open.at(-1) ?? root));
    },
    ontext: (words) => open.at(-1)?.append(words),
    onclosetag() {
      if (open.length > 1) open.pop();
    },
  });
  parser.end(html);
  return root;
}

/** Returns the element in which the following content is drawn. */
function elementOf(name: string, given: Record<string, string>, parent: HTMLElement): HTMLElement {
  if (unseen.has(name)) return document.createElement('div');
  if (name !== 'body' && !drawn.has(name)) return parent;
  const element = document.createElement(name === 'body' ? 'div' : name);
  for (const attribute of layout) {
    const value = given[attribute];
    if (value !== undefined) element.setAttribute(attribute, value);
  }
  if (given.style !== undefined) element.style.cssText = given.style;
  // Without an address a link would have no underline.
  if (name === 'a') element.style.textDecoration ||= 'underline';
  parent.append(element);
  return element;
}
