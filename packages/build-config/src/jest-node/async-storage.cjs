/**
 * Jest makes a storage of its own for every test file, and until version 24 Node goes through all that were ever used
 * for each promise, and keeps what they hold: the hundredth file would pay for ninety-nine. After each file all are let
 * go; one that goes on is there again when it is next used.
 */
const { AsyncLocalStorage } = require('node:async_hooks');

const used = new Set();
for (const name of ['run', 'enterWith']) {
  const asBefore = AsyncLocalStorage.prototype[name];
  AsyncLocalStorage.prototype[name] = function noted(...given) {
    used.add(this);
    return asBefore.apply(this, given);
  };
}

exports.letStoragesGo = () => {
  for (const storage of used) storage.disable();
  used.clear();
};
