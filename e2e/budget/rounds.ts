/** One request of a page: the times when it was sent and answered, in seconds on one clock. */
export interface Timed {
  url: string;
  start: number;
  end: number;
}

/**
 * The longest chain of requests, each of which began only after the one before had been answered: how often the page
 * had to wait for the server. Every answer is delayed when this is measured, so that work in the browser is short in
 * comparison. A repeated request counts once: with long delays a page repeats requests that it makes every few seconds.
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
