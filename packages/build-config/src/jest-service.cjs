/**
 * Jest settings of a service or of a package of services, in two stages:
 *
 * - the stage `jest` runs every test file, on SQLite and a folder; in a run that has the stage `services` too,
 *   PORTAL_SQLITE_TURN says which of those below are left to it (`jest-node/on-sqlite.cjs`);
 * - with TEST_STACK=production the files named `*.stack.test.ts` run on MariaDB, an S3 server and a mail server. They
 *   hold what an engine, a store or a mail server can change; the other files are not even loaded.
 *
 * The test files of a worker share packages and sources (`jest-node/runtime.cjs`).
 */
const path = require('node:path');
const jestNode = require('./jest-node.cjs');
const { leftToMariaDb } = require('./jest-node/on-sqlite.cjs');

/** Patterns of the test files that do not run on SQLite here. */
function leftOut() {
  const { PORTAL_SQLITE_TURN: turn, TEST_STACK: stack } = process.env;
  if (!turn || stack) return [];
  return leftToMariaDb(Number(turn)).map((file) => `/${file.replaceAll('.', '\\.')}$`);
}

module.exports = (overrides = {}) =>
  jestNode({
    testEnvironment: path.join(__dirname, 'jest-node/environment.cjs'),
    runtime: path.join(__dirname, 'jest-node/runtime.cjs'),
    globalSetup: '@portal/test-kit/global-setup',
    globalTeardown: '@portal/test-kit/global-teardown',
    // Ends a test that hangs. A busy machine may be slow without being wrong.
    testTimeout: 120_000,
    ...(process.env.TEST_STACK === 'production' && { testMatch: ['**/*.stack.test.ts'] }),
    ...overrides,
    testPathIgnorePatterns: [...jestNode().testPathIgnorePatterns, ...leftOut()],
  });
