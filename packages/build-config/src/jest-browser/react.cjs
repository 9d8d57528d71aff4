/**
 * Loads React so that it records no stack for each element, which took an eighth of the time of tests of large pages.
 * Its warnings still name the components.
 */
const path = require('node:path');

const React = require(
  path.join(path.dirname(require.resolve('react/package.json')), 'cjs/react.development.js'),
);

// React stops recording stacks after 10,000 elements a second: this counter claims that the limit is reached.
Object.defineProperty(
  React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Number.MAX_SAFE_INTEGER, set() {} },
);

module.exports = React;
