/**
 * The root folder of the parts that are built and tested: the portal's repository, or a repository that has installed
 * the kits.
 */
const path = require('node:path');

const isInstalled = __dirname.split(path.sep).includes('node_modules');

/** Installed kits and contracts are ES modules, which Jest does not read without a transformer. */
const kits = {
  pattern: '/(node_modules/@portal/.+|contract/[^/]+)\\.js$',
  ignored: ['/node_modules/(?!@portal/)'],
};

module.exports = {
  isInstalled,
  root: isInstalled ? process.cwd() : path.resolve(__dirname, '../../..'),
  /** Jest settings with `transform` for the sources, and for installed kits where there are any. */
  transforming: (transformer) =>
    isInstalled
      ? {
          transform: { '^.+\\.[cm]?tsx?$': transformer, [kits.pattern]: transformer },
          transformIgnorePatterns: kits.ignored,
        }
      : { transform: { '^.+\\.[cm]?tsx?$': transformer } },
};
