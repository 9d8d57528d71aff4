/**
 * Lets Node load modules, TypeScript included, once for all test files of a Jest worker. Jest would load them again for
 * each file.
 */
const Module = require('node:module');

/** The runtime of the test file that runs now: its transformer compiles what Node loads. */
let current;

function loadTypeScript(module, file) {
  module._compile(current.transformCache.transform(file), file);
}

/** Called by the constructor of a runtime. */
exports.loadsFor = (runtime) => {
  current = runtime;
  // Jest's global set-up may run in the same process and leave a TypeScript loader of its own behind.
  Module._extensions['.ts'] = loadTypeScript;
};

exports.loadByNode = (file) => require(file);
