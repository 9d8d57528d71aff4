/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * The ways in which browsers' translators change a page:
 * - `font`: Chrome and Edge put two nested <font> elements in the place of each text
 * - `pair`: the same in two steps: the elements are inserted, then the text is removed
 * - `inside`: the text itself, with other words, is moved into an element
 * - `anew`: Firefox removes the children of an element and inserts new texts
 * - `value`: the words of the text are changed in place
 */
export const translatorWays = ['font', 'pair', 'inside', 'anew', 'value'] as const;

export interface TranslatorOptions {
  way?: (typeof translatorWays)[number];
  /** Appended to each translated text. */
  mark?: string;
}

/**
 * Translates the open page from now on, as a browser does, including what is drawn later. Returns a function that stops
 * it. The function uses nothing else of this module, so that its source can be run in a browser.
 */
export function translatePage({ way = 'font', mark = '' }: TranslatorOptions = {}): () => void {
  const translated = new WeakMap<Node, string | null>();
  const untouched = ['SCRIPT', 'STYLE', 'TEXTAREA', 'OPTION', 'TITLE', 'NOSCRIPT'];
  const isKept = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || !text.data.trim() || untouched.includes(parent.nodeName)) return true;
    return translated.get(text) === text.data || parent.closest('[translate=no], .notranslate') !== null;
  };
  function remember(text: Text): Text {
    translated.set(text, text.data);
    return text;
  }
  const inOtherWords = (text: Text) => remember(document.createTextNode(text.data + mark));
  function inFonts(text: Text): Element {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text);
    outer.append(inner);
    return outer;
  }
  const ways = {
    font: (text: Text) => text.replaceWith(inFonts(inOtherWords(text))),
    pair(text: Text) {
      text.after(inFonts(inOtherWords(text)));
      text.remove();
    },
    inside(text: Text) {
      const font = document.createElement('font');
      text.before(font);
      text.data += mark;
      font.append(remember(text));
    },
    anew(text: Text) {
      const element = text.parentElement as Element;
      const children = [...element.childNodes];
      const words = new Set(children.filter((child) => child instanceof Text && !isKept(child)));
      for (const child of children) child.remove();
      for (const child of children) element.append(words.has(child) ? inOtherWords(child as Text) : child);
    },
    value(text: Text) {
      text.data += mark;
      remember(text);
    },
  };
  function translateAll(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) if (!isKept(text)) ways[way](text);
  }
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes)
        if (node.isConnected) translateAll(node);
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  if (document.body) translateAll(document.body);
  document.documentElement.classList.add('translated-ltr');
  return () => observer.disconnect();
}
