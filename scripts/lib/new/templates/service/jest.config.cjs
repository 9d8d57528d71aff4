module.exports = require('@portal/build-config/jest-node')({
  globalSetup: '@portal/test-kit/global-setup',
  globalTeardown: '@portal/test-kit/global-teardown',
});
