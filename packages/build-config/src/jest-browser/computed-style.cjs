/**
 * Computes an element's style without applying all rules of jsdom's own style sheet to each element. Queries by role,
 * axe and clicks ask for the style of an element and its ancestors again and again. Tests load no styles, so the result
 * depends on tags and attributes alone: jsdom is asked once for each kind of element.
 */
const inherited = { visibility: 'visible', 'pointer-events': 'auto' };

/** All attributes that the selectors of jsdom's style sheet use. */
const usedAttributes = ['type', 'hidden', 'open', 'disabled', 'readonly', 'dir', 'list'];
const kindOf = (element) =>
  JSON.stringify([
    element.namespaceURI,
    element.localName,
    ...usedAttributes.map((name) => element.getAttribute(name)),
  ]);

const cssName = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

exports.makeComputedStyleCheap = (window) => {
  const ofJsdom = window.getComputedStyle.bind(window);
  const styles = new Map();

  /** The style of an element of the same kind, without a style attribute. */
  function styleOfKind(element) {
    const kind = kindOf(element);
    if (!styles.has(kind)) {
      const plain = element.cloneNode(false);
      plain.removeAttribute('style');
      styles.set(kind, ofJsdom(plain));
    }
    return styles.get(kind);
  }

  function computed(element, property) {
    if (!(property in inherited))
      return element.style?.getPropertyValue(property) || styleOfKind(element).getPropertyValue(property);
    for (let at = element; at; at = at.parentElement) {
      const own = at.style?.getPropertyValue(property);
      if (own && own !== 'inherit') return own;
    }
    return inherited[property];
  }

  const read = {
    get(element, name) {
      if (name === 'getPropertyValue') return (property) => computed(element, property);
      return typeof name === 'string' && name in element.style ? computed(element, cssName(name)) : undefined;
    },
  };

  window.getComputedStyle = (element, pseudo) =>
    pseudo || !element.style || window.document.styleSheets.length
      ? ofJsdom(element, pseudo)
      : new Proxy(element, read);
};
