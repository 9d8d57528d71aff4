const { TextDecoder, TextEncoder } = require('node:util');
const { makeComputedStyleCheap } = require('./computed-style.cjs');
const { makeLabelsCheap } = require('./labels.cjs');

// jsdom has no text codecs, which the router needs at import.
Object.assign(globalThis, { TextDecoder, TextEncoder });

if (typeof window !== 'undefined') {
  makeComputedStyleCheap(window);
  makeLabelsCheap(window);
}
