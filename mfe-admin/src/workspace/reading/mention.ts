const nameAtEnd = /(?<![\p{L}\p{N}.])@([\p{L}\p{N}' -]{0,60})$/u;

/** Returns the typed beginning of a name after an @, up to the caret; null if nobody is being mentioned. */
export function beingNamed(text: string, caret: number): string | null {
  return nameAtEnd.exec(text.slice(0, caret))?.[1] ?? null;
}

/** Completes the name at the caret and returns the new position of the caret. */
export function withName(text: string, caret: number, name: string): { text: string; caret: number } {
  const before = text.slice(0, caret).replace(nameAtEnd, `@${name} `);
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length };
}
