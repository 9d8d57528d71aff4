/** Jest settings of a workspace that runs on Node: TypeScript by swc. */
const { ensureGeneratedOnce } = require('./generated/fresh.cjs');
const { transforming } = require('./repository.cjs');

const transformer = [
  '@swc/jest',
  { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' }, module: { type: 'commonjs' } },
];

/** `generates: false` is for tests that hold what is generated: they run where it is refused, too. */
module.exports = (overrides = {}, { generates = true } = {}) => {
  // Here rather than in a global set-up, which runs after Jest has listed the files.
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
