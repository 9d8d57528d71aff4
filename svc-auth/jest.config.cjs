module.exports = require('@portal/build-config/jest-node')({
  globalSetup: '@portal/test-kit/global-setup',
  globalTeardown: '@portal/test-kit/global-teardown',
  // Hundreds of argon2 comparisons on a busy machine.
  testTimeout: 30_000,
});
