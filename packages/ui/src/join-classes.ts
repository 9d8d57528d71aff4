/** 'a b' from what is there; nothing for what is not. */
export function joinClasses(...names: (string | false | 0 | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
