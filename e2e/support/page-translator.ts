import { type TranslatorOptions, translatePage } from '@portal/test-kit/page-translator';

/** A script that translates each page from its beginning, as a browser does, for the pages of a story. */
export const pageTranslator = (options: TranslatorOptions = {}) => ({
  // What compiles this program names functions by a helper.
  content: `{ const __name = (made) => made; (${translatePage})(${JSON.stringify(options)}); }`,
});
