/** One request of a page: when it was sent and when its answer had come, in seconds on one clock. */
export interface Timed {
  url: string;
  start: number;
  end: number;
}

/**
 * The longest chain of requests of which each began only after the one before had been answered: how often the page
 * had to wait for the server. Measured with a delay on every answer, so that work in the browser is short beside it.
 * What is asked once more counts once: with long delays a page asks again what it asks every few seconds.
 */
export function longestChain(requests: readonly Timed[]): Timed[] {
  const chains: { last: Timed; links: Timed[] }[] = [];
  const asked = new Set<string>();
  for (const request of [...requests].sort((a, b) => a.start - b.start)) {
    if (asked.has(request.url)) continue;
    asked.add(request.url);
    const before = chains
      .filter(({ last }) => last.end <= request.start)
      .reduce<Timed[]>((longest, { links }) => (links.length > longest.length ? links : longest), []);
    chains.push({ last: request, links: [...before, request] });
  }
  return chains.reduce<Timed[]>(
    (longest, { links }) => (links.length > longest.length ? links : longest),
    [],
  );
}
