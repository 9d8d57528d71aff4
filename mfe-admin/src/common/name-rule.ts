const LONGEST = 200;

/** The error in a person's name; undefined when there is none. The server applies the same rule. */
export function nameError(name: string): string | undefined {
  if (name.trim() === '') return 'Enter the full name';
  if (name.trim().length > LONGEST) return `The name can have up to ${LONGEST} characters`;
  return undefined;
}
