const LONGEST = 200;

/** What is wrong with a person's name; undefined when nothing is. The server asks the same. */
export function nameError(name: string): string | undefined {
  if (name.trim() === '') return 'Enter the full name';
  if (name.trim().length > LONGEST) return `The name can have up to ${LONGEST} characters`;
  return undefined;
}
