/** The part that `npm run rollback` and `npm run promote` share: one act on one remote of a running portal. */
import { openPortal } from '../../packages/portal-release/src/portal.mjs';
import { root } from './install.mjs';

/**
 * Runs `act` on the remote named on the command line and prints the result; an error is printed and sets exit code 1.
 */
export async function actOnRemote(what, act, sentence) {
  try {
    const [name, ...more] = process.argv.slice(2);
    if (!/^mfe-[a-z0-9-]+$/.test(name ?? '') || more.length > 0)
      throw new Error(`Usage: npm run ${what} -- NAME`);
    const begun = Date.now();
    const done = await act(openPortal(root), name);
    console.log(`${sentence(done)} (${Date.now() - begun} ms)`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
