const { TextDecoder, TextEncoder } = require('node:util');
const { makeComputedStyleCheap } = require('./computed-style.cjs');
const { makeLabelsCheap } = require('./labels.cjs');

// jsdom has no text codecs; the router needs them at import.
Object.assign(globalThis, { TextDecoder, TextEncoder });

if (typeof window !== 'undefined') {
  makeComputedStyleCheap(window);
  makeLabelsCheap(window);
}
