/** Where the parts stand that are built and tested: the portal's own repository, or the one that has installed the kits. */
const path = require('node:path');

const isInstalled = __dirname.split(path.sep).includes('node_modules');

/** Installed kits, and a contract as others install it, are ES modules, which Jest does not read by itself. */
const kits = {
  pattern: '/(node_modules/@portal/.+|contract/[^/]+)\\.js$',
  ignored: ['/node_modules/(?!@portal/)'],
};

module.exports = {
  isInstalled,
  root: isInstalled ? process.cwd() : path.resolve(__dirname, '../../..'),
  /** Settings of Jest with `transform` for sources, and for kits where these are installed. */
  transforming: (transformer) =>
    isInstalled
      ? {
          transform: { '^.+\\.[cm]?tsx?$': transformer, [kits.pattern]: transformer },
          transformIgnorePatterns: kits.ignored,
        }
      : { transform: { '^.+\\.[cm]?tsx?$': transformer } },
};
