module.exports = require('@portal/build-config/jest-node')({ testTimeout: 60_000 });
