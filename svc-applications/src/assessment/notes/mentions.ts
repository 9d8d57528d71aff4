import type { Colleague } from '../colleagues/colleague';

/**
 * The colleagues whom a text names as @Name, capitals or not. Of two names where one begins the other, the longer
 * counts; two people with one name are both named.
 */
export function mentionedIn<Who extends Pick<Colleague, 'name'>>(text: string, colleagues: Who[]): Who[] {
  const longestFirst = [...colleagues].sort((a, b) => b.name.length - a.name.length);
  const found = new Set<Who>();
  for (const start of signs(text)) {
    const after = folded(text.slice(start + 1));
    const first = longestFirst.find(({ name }) => name !== '' && startsWithName(after, folded(name)));
    if (!first) continue;
    for (const one of colleagues) if (folded(one.name) === folded(first.name)) found.add(one);
  }
  return [...found];
}

const folded = (text: string): string => text.toLowerCase();

/** The name ends there: no letter or figure follows. */
const startsWithName = (text: string, name: string): boolean =>
  text.startsWith(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length));

/** Not an @ within a word, which is part of an address. */
const signs = (text: string): number[] =>
  Array.from(text.matchAll(/(?<![\p{L}\p{N}.])@/gu), ({ index }) => index);
