import * as t from '../../messages/common';

const LONGEST = 200;

/** The error in a person's name; undefined when there is none. The server applies the same rule. */
export function nameError(name: string): string | undefined {
  if (name.trim() === '') return t.nameMissing();
  if (name.trim().length > LONGEST) return t.nameTooLong({ most: LONGEST });
  return undefined;
}
