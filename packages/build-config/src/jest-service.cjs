/**
 * Jest settings of a service or of a package of services, in two stages:
 *
 * - the stage `jest` runs every test file, on SQLite and a folder;
 * - with TEST_STACK=production the files named `*.stack.test.ts` run on MariaDB, an S3 server and a mail server. They
 *   hold what an engine, a store or a mail server can change; the other files are not even loaded.
 */
const jestNode = require('./jest-node.cjs');

module.exports = (overrides = {}) =>
  jestNode({
    globalSetup: '@portal/test-kit/global-setup',
    globalTeardown: '@portal/test-kit/global-teardown',
    // It ends what stands still. What a busy machine is long at is not wrong.
    testTimeout: 120_000,
    ...(process.env.TEST_STACK === 'production' && { testMatch: ['**/*.stack.test.ts'] }),
    ...overrides,
  });
