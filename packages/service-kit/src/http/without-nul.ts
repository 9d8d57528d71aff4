import { Unreadable } from '../errors';

const nul = /\0/g;

/** Deeper than anybody's form; a body that is deeper is only meant to use up the stack of whoever walks through it. */
const deepest = 50;

/**
 * The same without NUL characters: no text has any, and a database would end the text at the first.
 * @throws Unreadable when it holds lists in lists, or objects in objects, without end.
 */
export function withoutNul(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.includes('\0') ? value.replace(nul, '') : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) throw new Unreadable();
  const members = value as Record<string, unknown>;
  for (const name of Object.keys(members)) {
    const member = members[name];
    const clean = withoutNul(member, depth + 1);
    if (clean !== member) members[name] = clean;
  }
  return value;
}
