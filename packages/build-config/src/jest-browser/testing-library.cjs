/** @testing-library/dom with the settings of all browser tests, for fast machines and slow ones. */
const library = require('@testing-library/dom/dist/index.js');

const { getElementError } = library.getConfig();

library.configure({
  // Long waits cost nothing when the awaited element comes; a busy machine needs them.
  asyncUtilTimeout: 20_000,
  // The default message would print the whole page for each failed look during a wait; only the last one prints it.
  getElementError(message, container) {
    if (!library.getConfig()._disableExpensiveErrorDiagnostics) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});

module.exports = library;
