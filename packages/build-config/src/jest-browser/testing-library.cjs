/** @testing-library/dom as all tests of the browser's side get it, on fast machines and slow ones. */
const library = require('@testing-library/dom/dist/index.js');

const { getElementError } = library.getConfig();

library.configure({
  // Costs nothing when the awaited comes; a machine that is busy takes its time.
  asyncUtilTimeout: 20_000,
  // While something is awaited each look that fails would print the whole page; the last failure prints it.
  getElementError(message, container) {
    if (!library.getConfig()._disableExpensiveErrorDiagnostics) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});

module.exports = library;
