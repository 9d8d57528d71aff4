const nameAtEnd = /(?<![\p{L}\p{N}.])@([\p{L}\p{N}' -]{0,60})$/u;

/** What is typed of a name after an @, up to the caret; null where nobody is being named. */
export function beingNamed(text: string, caret: number): string | null {
  return nameAtEnd.exec(text.slice(0, caret))?.[1] ?? null;
}

/** The text with this name in place of what is typed of it, and the caret behind it. */
export function withName(text: string, caret: number, name: string): { text: string; caret: number } {
  const before = text.slice(0, caret).replace(nameAtEnd, `@${name} `);
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length };
}
