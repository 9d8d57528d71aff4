/* Written by `npm run contract`. */
export const CONTRACT_VERSION = '1.0.0';
