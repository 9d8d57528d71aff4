/** What the shell shares with every remote (packages/build-config/src/webpack/shared.ts), at the version installed. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export const sharedNames = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
export const sharedVersion = require('react/package.json').version;
