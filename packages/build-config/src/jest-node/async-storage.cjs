/**
 * Jest creates a new AsyncLocalStorage for every test file. Before version 24, Node visits every storage ever used for
 * each promise and keeps what they hold, so that the hundredth test file would pay for the ninety-nine before it. After
 * each file all storages are disabled; a storage that is still needed enables itself when it is next used.
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
