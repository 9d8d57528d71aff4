/**
 * Lets Node load modules for the test files of a Jest worker, TypeScript too: once for all of them, where Jest would load
 * a module anew for each file.
 */
const Module = require('node:module');

/** The runtime of the test file that runs now: its transformer compiles what Node loads. */
let current;

function loadTypeScript(module, file) {
  module._compile(current.transformCache.transform(file), file);
}

/** For the constructor of a runtime. */
exports.loadsFor = (runtime) => {
  current = runtime;
  // Jest's global set-up, which may run in the same process, has left a loader of its own there.
  Module._extensions['.ts'] = loadTypeScript;
};

exports.loadByNode = (file) => require(file);
