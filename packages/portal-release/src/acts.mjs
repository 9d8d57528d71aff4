/** Actions on one remote of a running portal, repeated while its gateway does not answer. */
import { setTimeout as pause } from 'node:timers/promises';
import { NoAnswer } from './portal.mjs';

/** Tries of a question (3 s in all), and of an action (14 s in all), which may have succeeded without an answer. */
const questions = 4;
const acts = 8;

/**
 * Repeats a request until it is answered. A gateway that crashed is back within a second, on a busy machine within ten.
 */
async function answered(ask, triesAtMost) {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof NoAnswer) || tries === triesAtMost) throw error;
      await pause(500 * tries);
    }
  }
}

const unknown = ({ message }) =>
  new NoAnswer(
    `${message} Whether it was done is not known: look by \`portal-release status\` before you ask again.`,
  );

/**
 * Changes the version that visitors get now, at most once. The request names that version: so a try whose answer was
 * lost does not count twice, and a version that somebody else has made live meanwhile is left alone. After a lost
 * answer `isDone` decides from what visitors get whether the action succeeded.
 */
async function actOnce(portal, name, what, meant, isDone) {
  const address = `/registry/remotes/${name}`;
  const from = meant(await answered(() => portal.ask('GET', address), questions));
  const query = from === undefined ? '' : `?from=${encodeURIComponent(from)}`;
  let lost = false;
  const act = async () => {
    try {
      return await portal.ask('POST', `${address}/${what}${query}`);
    } catch (error) {
      if (error instanceof NoAnswer) lost = true;
      else if (lost) {
        const now = await answered(() => portal.ask('GET', address), questions);
        if (isDone(now, from)) return { remote: name, version: now.live, ...(from !== now.live && { from }) };
      }
      throw error;
    }
  };
  return answered(act, acts).catch((error) => {
    throw error instanceof NoAnswer ? unknown(error) : error;
  });
}

/** Withdraws the version that visitors get now. */
export const rollBack = (portal, name) =>
  actOnce(
    portal,
    name,
    'rollback',
    ({ canary, live }) => canary ?? live,
    ({ canary, live }, from) => from !== live && from !== canary,
  );

/** Gives everybody the version that is on trial. */
export const promote = (portal, name) =>
  actOnce(
    portal,
    name,
    'promote',
    ({ canary }) => canary,
    ({ live }, from) => live === from,
  );

/**
 * Gives an uploaded version to everybody, or to some by `trial`: `canary` is a share of the visitors in percent, `plan`
 * a list of rising shares, and `staff_first` gives it to members of staff before anybody else.
 */
export const putLive = (portal, name, version, trial = {}) =>
  portal.ask('POST', `/registry/remotes/${name}/live`, { json: { version, ...trial } });
