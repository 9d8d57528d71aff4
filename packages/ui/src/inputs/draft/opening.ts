import { pick, type WholeCopy } from './device';
import type { ServerCopy } from './draft-types';
import { alike, type Difference, foreignDifferences, isBlank, merged, type Side } from './merge';

export interface Opening<Values extends object> {
  /** The differences that the person must decide before the form opens. */
  questions: Difference[];
  /** The form after a choice for each difference. */
  finish(choices: Readonly<Record<string, Side>>): Values;
}

interface OpeningInput<Values extends object> {
  /** The backup on this device. */
  kept: WholeCopy<Values> | null;
  copy: ServerCopy<Values>;
  /** The answers typed on this page before sign-in, and their fields. */
  here: Values;
  hereKeys: readonly (keyof Values & string)[];
  /**
   * Reads a stored form. Even a form without an answer has members that are not blank, such as the kinds of two
   * referees.
   */
  read(stored: unknown): Values;
  serverOwned: readonly (keyof Values & string)[];
  /** Fields about which the person is not asked. */
  ignored: readonly string[];
}

/**
 * Merges three copies of a form: the server's, this device's backup, and the answers typed just now before sign-in.
 * Asks only about answers that would be lost either way.
 */
export function planOpening<Values extends object>(input: OpeningInput<Values>): Opening<Values> {
  const { kept, copy, here, hereKeys, read, serverOwned, ignored } = input;
  const blank = read({});
  const theirs = copy.values;
  const mine = { ...(kept?.unsaved ? kept.form : theirs), ...pick(theirs, serverOwned) };

  const typed = hereKeys.filter(
    (key) =>
      !serverOwned.includes(key) &&
      !isBlank(here[key]) &&
      !alike(here[key], mine[key]) &&
      !alike(here[key], theirs[key]),
  );
  const filling = typed.filter((key) => isBlank(mine[key]) || alike(mine[key], blank[key]));
  const rivals = typed
    .filter((key) => !filling.includes(key))
    .map((key): Difference => ({ key, mine: here[key], theirs: mine[key], preferred: 'mine' }));

  // The device's copy was typed on the server's present version: it is simply newer.
  const ahead = !kept?.unsaved || kept.version === copy.version;
  const elsewhere = ahead
    ? []
    : foreignDifferences({
        mine,
        theirs,
        base: kept.base,
        sent: kept.sent ?? [],
        ignored: [...ignored, ...typed],
      });

  return {
    questions: [...rivals, ...elsewhere],
    finish(choices) {
      const besides = Object.entries(choices).filter(([key]) => !(typed as readonly string[]).includes(key));
      const fromServer = Object.fromEntries(besides);
      const fromHere = [...filling, ...typed.filter((key) => choices[key] === 'mine')];
      return { ...merged(mine, theirs, fromServer), ...pick(here, fromHere) };
    },
  };
}
