/** What the shell shares with every remote, at the version that is installed beside the remote. */
import { createRequire } from 'node:module';
import path from 'node:path';

const besideRemote = createRequire(path.join(process.cwd(), 'package.json'));
const besideThis = createRequire(import.meta.url);

/** A package as the remote's repository has it; where it has none, as this command has it. */
export function requireShared(name) {
  for (const require of [besideRemote, besideThis]) {
    try {
      return require(name);
    } catch (error) {
      if (error.code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  throw new Error(
    `A build is tried with ${name}, which is not installed here: npm install --save-dev ${name}`,
  );
}

export const sharedNames = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
export const sharedVersion = () => requireShared('react/package.json').version;
