const nul = /\0/g;

/** The same without NUL characters: no text has any, and a database would end the text at the first. */
export function withoutNul(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('\0') ? value.replace(nul, '') : value;
  if (typeof value !== 'object' || value === null) return value;
  const members = value as Record<string, unknown>;
  for (const name of Object.keys(members)) {
    const member = members[name];
    const clean = withoutNul(member);
    if (clean !== member) members[name] = clean;
  }
  return value;
}
