const { TextDecoder, TextEncoder } = require('node:util');
const { makeComputedStyleCheap } = require('./computed-style.cjs');
const { makeLabelsCheap } = require('./labels.cjs');
const { makeOptionsCheap } = require('./options.cjs');

// jsdom has no text codecs, which the router needs at import.
Object.assign(globalThis, { TextDecoder, TextEncoder });

if (typeof window !== 'undefined') {
  makeComputedStyleCheap(window);
  makeLabelsCheap(window);
  makeOptionsCheap(window);
}
