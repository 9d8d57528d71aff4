/** Jest settings of a workspace that runs in the browser: jsdom, TypeScript and JSX by swc. */
const path = require('node:path');
const { ensureGeneratedOnce } = require('./generated/fresh.cjs');
const { transforming } = require('./repository.cjs');

const transformer = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
];

module.exports = (overrides = {}) => {
  // Called here because a global set-up would run after Jest has listed the files.
  ensureGeneratedOnce();
  return {
    testEnvironment: 'jsdom',
    runtime: path.join(__dirname, 'jest-browser/runtime.cjs'),
    ...transforming(transformer),
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    // Long enough for the slowest machine: only a test that hangs reaches this limit.
    testTimeout: 180_000,
    setupFiles: [path.join(__dirname, 'jest-browser/setup.cjs')],
    setupFilesAfterEnv: [path.join(__dirname, 'jest-messages.cjs')],
    moduleNameMapper: {
      '\\.scss\\?address$': path.join(__dirname, 'jest-file-stub.cjs'),
      '\\.s?css$': path.join(__dirname, 'jest-style-stub.cjs'),
      '\\.svg$': path.join(__dirname, 'jest-file-stub.cjs'),
      '^react$': path.join(__dirname, 'jest-browser/react.cjs'),
      '^@testing-library/dom$': path.join(__dirname, 'jest-browser/testing-library.cjs'),
    },
    ...overrides,
  };
};
