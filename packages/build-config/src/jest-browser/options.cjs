/**
 * The options of a select. Each time their number is read, jsdom searches for an option named `length`. A loop over a
 * list of countries, which React runs for each change, would search the list two hundred times.
 */
exports.makeOptionsCheap = (window) => {
  const { prototype } = window.HTMLSelectElement;
  const ofJsdom = Object.getOwnPropertyDescriptor(prototype, 'options').get;
  const made = new WeakMap();

  const read = (select, options) => ({
    get(_, name) {
      if (name === 'length') return select.length;
      if (typeof name === 'string' && /^\d+$/.test(name)) return select.item(Number(name)) ?? undefined;
      const value = options[name];
      return typeof value === 'function' && name !== 'constructor' ? value.bind(options) : value;
    },
    set: (_, name, value) => Reflect.set(options, name, value),
    has: (_, name) => name in options,
    ownKeys: () => Reflect.ownKeys(options),
    getOwnPropertyDescriptor: (_, name) => Object.getOwnPropertyDescriptor(options, name),
  });

  // The proxy's target is not the collection itself: otherwise the collection would be searched for each name again.
  const proxyOf = (select, options) =>
    new Proxy(Object.create(Object.getPrototypeOf(options)), read(select, options));

  Object.defineProperty(prototype, 'options', {
    configurable: true,
    enumerable: true,
    get() {
      if (!made.has(this)) made.set(this, proxyOf(this, ofJsdom.call(this)));
      return made.get(this);
    },
  });
};
