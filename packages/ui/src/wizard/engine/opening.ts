import type { DeviceCopy } from './device';
import { pick } from './device';
import type { ServerCopy } from './draft-types';
import { alike, type Difference, foreignDifferences, isBlank, merged, type Side } from './merge';

export interface Opening<Values extends object> {
  /** What the person has to choose between before the form opens. */
  questions: Difference[];
  /** The form after the choice. */
  finish(choices: Readonly<Record<string, Side>>): Values;
}

interface OpeningInput<Values extends object> {
  /** The backup on this device, read into the form's shape. */
  kept: DeviceCopy<Values> | null;
  copy: ServerCopy<Values>;
  /** What was typed on this page before sign-in, and which fields that may be. */
  here: Values;
  hereKeys: readonly (keyof Values & string)[];
  serverOwned: readonly (keyof Values & string)[];
}

/**
 * Brings three copies of one form together: the server's, this device's backup, and what was typed just now
 * before sign-in. Only what would be lost either way is asked about.
 */
export function planOpening<Values extends object>(input: OpeningInput<Values>): Opening<Values> {
  const { kept, copy, here, hereKeys, serverOwned } = input;
  const theirs = copy.values;
  const mine = { ...(kept?.unsaved ? kept.form : theirs), ...pick(theirs, serverOwned) };

  const typed = hereKeys.filter(
    (key) =>
      !serverOwned.includes(key) &&
      !isBlank(here[key]) &&
      !alike(here[key], mine[key]) &&
      !alike(here[key], theirs[key]),
  );
  const filling = typed.filter((key) => isBlank(mine[key]));
  const rivals = typed
    .filter((key) => !filling.includes(key))
    .map((key): Difference => ({ key, mine: here[key], theirs: mine[key], preferred: 'mine' }));

  // Typed on top of the very copy the server still has: the device is simply ahead.
  const ahead = !kept?.unsaved || kept.version === copy.version;
  const elsewhere = ahead
    ? []
    : foreignDifferences({
        mine,
        theirs,
        base: kept.base,
        sent: kept.sent ?? [],
        ignored: [...serverOwned, ...typed],
      });

  return {
    questions: [...rivals, ...elsewhere],
    finish(choices) {
      const fromServer = Object.fromEntries(elsewhere.map(({ key }) => [key, choices[key] ?? 'mine']));
      const fromHere = [...filling, ...typed.filter((key) => choices[key] === 'mine')];
      return { ...merged(mine, theirs, fromServer), ...pick(here, fromHere) };
    },
  };
}
