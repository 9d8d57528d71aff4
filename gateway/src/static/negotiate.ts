export type Encoding = 'br' | 'gzip';

/** The encodings that the client accepts, best first; an encoding of weight 0 is not accepted. */
export function acceptedEncodings(header: string | string[] | undefined): Encoding[] {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  const taken = new Map<string, number>();
  for (const part of text.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    taken.set(name, weight ? Number(weight.slice(2)) : 1);
  }
  const all = taken.get('*') ?? 0;
  return (['br', 'gzip'] as const).filter((name) => (taken.get(name) ?? all) > 0);
}

/** Whether the client's copy is still the current one. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((candidate) => {
    const known = candidate.trim();
    return known === '*' || known === etag || known === `W/${etag}`;
  });
}
