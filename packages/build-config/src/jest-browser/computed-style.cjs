/**
 * What an element's style computes to, without going through all rules of jsdom's own style sheet for each element.
 * Queries by role ask this for every element and its parents, and tests load no styles: what an element is drawn as
 * follows from its tag and its attributes. Everything else than the properties below is answered by jsdom.
 */
const inherited = new Set(['visibility', 'pointer-events']);
const initial = { visibility: 'visible', 'pointer-events': 'auto' };

/** Every attribute that a rule about `display` in jsdom's style sheet asks for. */
const drawnBy = (element) =>
  `${element.namespaceURI} ${element.localName} ${element.hasAttribute('hidden')} ${element.getAttribute('type')} ${element.hasAttribute('open')}`;

exports.makeComputedStyleCheap = (window) => {
  const ofJsdom = window.getComputedStyle.bind(window);
  const displays = new Map();

  /** As jsdom draws such an element that has no style of its own; it is asked once for each kind. */
  function drawn(element) {
    const kind = drawnBy(element);
    if (!displays.has(kind)) {
      const plain = element.cloneNode(false);
      plain.removeAttribute('style');
      displays.set(kind, ofJsdom(plain).display);
    }
    return displays.get(kind);
  }

  function computed(element, property) {
    for (let at = element; at; at = at.parentElement) {
      const own = at.style?.getPropertyValue(property);
      if (own && own !== 'inherit') return own;
      if (!inherited.has(property)) return drawn(element);
    }
    return initial[property];
  }

  const names = { display: 'display', visibility: 'visibility', pointerEvents: 'pointer-events' };
  const properties = new Set(Object.values(names));

  class ComputedStyle {
    constructor(element) {
      this.element = element;
    }
    getPropertyValue(property) {
      return properties.has(property)
        ? computed(this.element, property)
        : ofJsdom(this.element).getPropertyValue(property);
    }
  }
  for (const [name, property] of Object.entries(names))
    Object.defineProperty(ComputedStyle.prototype, name, {
      get() {
        return computed(this.element, property);
      },
    });
  const orOfJsdom = {
    get: (style, name) => (name in style ? style[name] : ofJsdom(style.element)[name]),
  };

  window.getComputedStyle = (element, pseudo) =>
    pseudo || window.document.styleSheets.length
      ? ofJsdom(element, pseudo)
      : new Proxy(new ComputedStyle(element), orOfJsdom);
};
