import { type TranslatorOptions, translatePage } from '@portal/test-kit/page-translator';

/** A script for the pages of a story that translates each page from its start, as a browser's translator does. */
export const pageTranslator = (options: TranslatorOptions = {}) => ({
  // The compiler calls a helper `__name` for functions, which the page does not have.
  content: `{ const __name = (made) => made; (${translatePage})(${JSON.stringify(options)}); }`,
});
