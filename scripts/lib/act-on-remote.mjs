/** What `npm run rollback` and `npm run promote` have in common: one act on one remote of a running portal. */
import { openPortal } from '../../packages/portal-release/src/portal.mjs';
import { root } from './install.mjs';

/** Does it and reports what it did; a refusal is printed and ends the program with 1. */
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
