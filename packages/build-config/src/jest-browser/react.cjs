/**
 * React without a stack for every element that is made, which for large pages took an eighth of a test file's time. Its
 * warnings still name the components.
 */
const path = require('node:path');

const React = require(
  path.join(path.dirname(require.resolve('react/package.json')), 'cjs/react.development.js'),
);

// It keeps stacks of 10,000 elements a second: as if there had been these already.
Object.defineProperty(
  React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Number.MAX_SAFE_INTEGER, set() {} },
);

module.exports = React;
