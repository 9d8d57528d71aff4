/**
 * Keeps a page working while the browser translates it.
 *
 * Translators remove texts and put others in their place, without the page's knowledge. React still refers to the texts
 * that it made: removing a text that is gone would fail ('removeChild'), and a change would go into a text that nobody
 * sees. So this module remembers what replaced each text. Before the page's own code touches a text that was replaced,
 * it puts the text back; the translator then sees a new text and translates that.
 *
 * See docs/adr/0071-pages-go-on-while-they-are-translated.md.
 */
export function surviveTranslation(): void {
  const { prototype } = Node;
  const { insertBefore, appendChild, removeChild } = prototype;
  const value = Object.getOwnPropertyDescriptor(prototype, 'nodeValue') as PropertyDescriptor;
  /** By a removed text: the recorded changes in its element. */
  const takenOut = new WeakMap<Node, MutationRecord[]>();
  /** Whether the page's own code has a node in the page: true once it placed the node, false once it removed it. */
  const placed = new WeakMap<Node, boolean>();

  function learn(records: MutationRecord[]): void {
    const changes = new Map<Node, MutationRecord[]>();
    for (const record of records) {
      const { target, removedNodes } = record;
      const here = changes.get(target) ?? [];
      changes.set(target, here);
      here.push(record);
      for (const node of removedNodes) if (node.nodeType === 3) takenOut.set(node, here);
    }
  }
  const observer = new MutationObserver(learn);
  observer.observe(document, { childList: true, subtree: true });

  /** Undoes the changes in a removed text's element, from the last one back to its removal. */
  function putBack(text: Node): void {
    if (text.nodeType !== 3 || text.parentNode) return;
    if (!takenOut.has(text)) learn(observer.takeRecords());
    const changes = takenOut.get(text) ?? [];
    for (let record = changes.pop(); record; record = changes.pop()) undo(record);
  }

  function undo({ target, addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
    const isHere = (node: Node | null) => node?.parentNode === target;
    const inPlace = [...addedNodes].filter(
      (node) => isHere(node) && !takenOut.has(node) && (node.nodeName === 'FONT' || !placed.has(node)),
    );
    const after = isHere(nextSibling)
      ? nextSibling
      : isHere(previousSibling)
        ? previousSibling?.nextSibling
        : null;
    for (const node of removedNodes)
      if (node.nodeType === 3 && !node.parentNode && placed.get(node) !== false)
        insertBefore.call(target, node, inPlace[0] ?? after ?? null);
    for (const node of inPlace) removeChild.call(target, node);
  }

  /** The child of `parent` that is or contains `inside`. */
  function childWith(parent: Node, inside: Node): Node | null {
    let node: Node | null = inside;
    while (node && node.parentNode !== parent) node = node.parentNode;
    return node;
  }

  prototype.appendChild = function <T extends Node>(node: T): T {
    putBack(node);
    placed.set(node, true);
    return appendChild.call(this, node) as T;
  };
  prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    putBack(node);
    placed.set(node, true);
    if (before && before.parentNode !== this) putBack(before);
    return insertBefore.call(this, node, before && childWith(this, before)) as T;
  };
  prototype.removeChild = function <T extends Node>(node: T): T {
    if (node.parentNode !== this) putBack(node);
    if (node.parentNode) removeChild.call(node.parentNode, node);
    placed.set(node, false);
    return node;
  };
  Object.defineProperty(prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      putBack(this);
      value.set?.call(this, text);
    },
  });
}
