/** What `npm run rollback` and `npm run promote` have in common: one act on one remote of a running portal. */
import { setTimeout as pause } from 'node:timers/promises';
import { NoAnswer, openPortal } from './portal.mjs';

const triesAtMost = 4;

/** Does it and reports what it did; a refusal is printed and ends the program with 1. */
export async function actOnRemote(what, act, sentence) {
  try {
    const [name, ...more] = process.argv.slice(2);
    if (!/^mfe-[a-z0-9-]+$/.test(name ?? '') || more.length > 0)
      throw new Error(`Usage: npm run ${what} -- NAME`);
    const begun = Date.now();
    const done = await act(openPortal(), name);
    console.log(`${sentence(done)} (${Date.now() - begun} ms)`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Asks until there is an answer: a gateway that has died is there again in a second. */
async function answered(ask) {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof NoAnswer) || tries === triesAtMost) throw error;
      await pause(500 * tries);
    }
  }
}

/**
 * Takes back what visitors get now, once: it is named, so that a try whose answer was lost does not count twice.
 */
export async function rollBack(portal, name) {
  const address = `/registry/remotes/${name}`;
  const before = await answered(() => portal.ask('GET', address));
  const from = before.canary ?? before.live;
  let lost = false;
  return answered(async () => {
    try {
      return await portal.ask('POST', `${address}/rollback?from=${encodeURIComponent(from)}`);
    } catch (error) {
      if (error instanceof NoAnswer) lost = true;
      else if (lost) {
        const { live, canary } = await portal.ask('GET', address);
        if (from !== live && from !== canary) return { remote: name, version: live, from };
      }
      throw error;
    }
  });
}
