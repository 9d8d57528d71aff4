const inCapitals = (_: string, letter: string) => letter.toUpperCase();

/** Returns a key for a name: `mailDecision` for 'mail-decision', with a prefix `filterSubmittedFrom`. */
const keyOf = (name: string, prefix: string): string =>
  `${prefix} ${name}`
    .trim()
    .replace(/^\w/, (letter) => letter.toLowerCase())
    .replace(/[^A-Za-z0-9]+(\w)/g, inCapitals);

/**
 * Returns the words for names that a service sends. The table is a group of the catalogue, whose keys may begin with
 * `prefix`. Undefined for unknown names.
 */
export const wordsByKey =
  (group: Readonly<Record<string, unknown>>, prefix = '') =>
  (name: string): string | undefined => {
    const words = group[keyOf(name, prefix)];
    return typeof words === 'function' ? words() : undefined;
  };
