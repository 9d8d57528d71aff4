import type { Colleague } from '../colleagues/colleague';

/**
 * The colleagues whom a text mentions as @Name, regardless of capitals. If one name begins with another, the longer one
 * counts; of several people with the same name all are mentioned.
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

/** Whether a text begins with this name as a whole: no letter or digit follows. */
const startsWithName = (text: string, name: string): boolean =>
  text.startsWith(name) && !/^[\p{L}\p{N}]/u.test(text.slice(name.length));

/** The positions of each @ that is not within a word, as in an email address. */
const signs = (text: string): number[] =>
  Array.from(text.matchAll(/(?<![\p{L}\p{N}.])@/gu), ({ index }) => index);
