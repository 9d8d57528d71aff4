const inCapitals = (_: string, letter: string) => letter.toUpperCase();

/** 'mail-decision' is `mailDecision` of a catalogue; 'Submitted from' `filterSubmittedFrom` among the keys of filters. */
const keyOf = (name: string, prefix: string): string =>
  `${prefix} ${name}`
    .trim()
    .replace(/^\w/, (letter) => letter.toLowerCase())
    .replace(/[^A-Za-z0-9]+(\w)/g, inCapitals);

/**
 * The words for names that a service gives: a group of the catalogue is the table of them, where each key may begin
 * with `prefix`. Undefined for other names.
 */
export const wordsByKey =
  (group: Readonly<Record<string, unknown>>, prefix = '') =>
  (name: string): string | undefined => {
    const words = group[keyOf(name, prefix)];
    return typeof words === 'function' ? words() : undefined;
  };
