module.exports = require('@portal/build-config/jest-node')({}, { generates: false });
