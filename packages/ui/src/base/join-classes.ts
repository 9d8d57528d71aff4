/** Joins class names with spaces and leaves out empty ones. */
export function joinClasses(...names: (string | false | 0 | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
