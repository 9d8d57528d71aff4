/** The address of a file that webpack would have put beside the scripts. */
module.exports = { __esModule: true, default: '/file' };
