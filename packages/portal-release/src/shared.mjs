/** The packages that the shell shares with every remote, in the version installed beside the remote. */
import { createRequire } from 'node:module';
import path from 'node:path';

const besideRemote = createRequire(path.join(process.cwd(), 'package.json'));
const besideThis = createRequire(import.meta.url);

/** Loads a package from the remote's repository, or from this command's own packages when the repository lacks it. */
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
