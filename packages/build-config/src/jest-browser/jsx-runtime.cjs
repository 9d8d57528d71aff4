/**
 * React's own, without the trace that it takes for each of the first 10,000 elements a second: only some warnings of
 * React would show it, and the elements are most of what a test makes.
 */
const path = require('node:path');
const React = require('react');

const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });

module.exports = require(path.join(path.dirname(require.resolve('react/package.json')), 'jsx-runtime.js'));
