/** Acts on one remote of a running portal that are asked again while its gateway does not answer. */
import { setTimeout as pause } from 'node:timers/promises';
import { NoAnswer } from './portal.mjs';

/** Of a question, and of an act, which may have been done: 3 s and 14 s in all. */
const questions = 4;
const acts = 8;

/** Asks until there is an answer: a gateway that has died is there again in a second, on a busy machine in ten. */
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
 * Asks for an act on the version that visitors get at the moment, once: it is named, so that a try whose answer was lost
 * does not count twice, and nothing happens to a version that somebody else has put in its place. `isDone` looks at what
 * visitors get after a lost answer.
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

/** Takes back what visitors get now. */
export const rollBack = (portal, name) =>
  actOnce(
    portal,
    name,
    'rollback',
    ({ canary, live }) => canary ?? live,
    ({ canary, live }, from) => from !== live && from !== canary,
  );

/** Gives everybody the version that is being tried. */
export const promote = (portal, name) =>
  actOnce(
    portal,
    name,
    'promote',
    ({ canary }) => canary,
    ({ live }, from) => live === from,
  );

/**
 * Gives everybody an uploaded version, or those whom the trial names: `canary` is a share of the visitors in percent,
 * `plan` the shares by which it rises, `staff_first` lets members of staff have it before anybody else.
 */
export const putLive = (portal, name, version, trial = {}) =>
  portal.ask('POST', `/registry/remotes/${name}/live`, { json: { version, ...trial } });
