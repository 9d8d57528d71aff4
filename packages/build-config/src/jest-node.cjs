/** Jest settings of a workspace that runs on Node: TypeScript by swc. */
const { ensureGeneratedOnce } = require('./generated/fresh.cjs');
const { transforming } = require('./repository.cjs');

const transformer = [
  '@swc/jest',
  { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' }, module: { type: 'commonjs' } },
];

/**
 * `generates: false` is for tests of the generated files themselves: it skips generating, which may be forbidden where
 * they run.
 */
module.exports = (overrides = {}, { generates = true } = {}) => {
  // Called here because a global set-up would run after Jest has listed the files.
  if (generates) ensureGeneratedOnce();
  return {
    testEnvironment: 'node',
    setupFilesAfterEnv: [require.resolve('./jest-messages.cjs')],
    ...transforming(transformer),
    testMatch: ['**/*.test.ts'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    // Generous: a slow machine is no reason to fail.
    testTimeout: 120_000,
    ...overrides,
  };
};
