import { Parser } from 'htmlparser2';

/** What our emails are made of; of anything else the words alone are drawn. */
const drawn = new Set(['table', 'tbody', 'tr', 'td', 'p', 'a', 'strong', 'br']);
const unseen = new Set(['head', 'title', 'style', 'script']);
const layout = ['role', 'width', 'align', 'cellpadding', 'cellspacing'];

/**
 * The HTML of an email as elements. The page takes no HTML from a text, whosever it is (trusted types), so a parser
 * reads it and known elements are made one by one: no script, no picture, and links that lead nowhere.
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

/** The element in which what follows is drawn. */
function elementOf(name: string, given: Record<string, string>, parent: HTMLElement): HTMLElement {
  if (unseen.has(name)) return document.createElement('div');
  if (name !== 'body' && !drawn.has(name)) return parent;
  const element = document.createElement(name === 'body' ? 'div' : name);
  for (const attribute of layout) {
    const value = given[attribute];
    if (value !== undefined) element.setAttribute(attribute, value);
  }
  if (given.style !== undefined) element.style.cssText = given.style;
  // Drawn like a link with an address.
  if (name === 'a') element.style.textDecoration ||= 'underline';
  parent.append(element);
  return element;
}
