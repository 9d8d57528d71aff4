/** Starts the process that builds the shell and the remotes again whenever one of their sources changes. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const builder = fileURLToPath(new URL('./webpack-watch.mjs', import.meta.url));

/** Resolves when everything has been built once. The build process ends with this process. */
export function watchFrontEnd() {
  const child = fork(builder, [], { execArgv: ['--import', 'tsx'] });
  process.once('exit', () => child.kill());
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The builds of the front end ended (${code}).`)));
  });
}
