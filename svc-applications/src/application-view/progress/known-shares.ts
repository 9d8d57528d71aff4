import type { Service } from '../../platform';

/** Progress of drafts that this process has computed, by everything it depends on: a report asks for thousands. */
export interface KnownShares {
  get(key: string): number | undefined;
  keep(key: string, share: number): void;
}

/** The most shares to keep; each takes a few hundred bytes. */
const most = 20_000;

const kept = new WeakMap<Service['portal'], KnownShares>();

/** The remembered shares of one service: tests run several in one process, each on its own database. */
export function knownShares(portal: Service['portal']): KnownShares {
  const known = kept.get(portal) ?? leastRecent(most);
  kept.set(portal, known);
  return known;
}

/** Keeps the shares that were asked for most recently. */
export function leastRecent(size: number): KnownShares {
  const shares = new Map<string, number>();
  const keep = (key: string, share: number) => {
    shares.delete(key);
    shares.set(key, share);
    const [oldest] = shares.keys();
    if (shares.size > size && oldest !== undefined) shares.delete(oldest);
  };
  return {
    keep,
    get(key) {
      const share = shares.get(key);
      if (share !== undefined) keep(key, share);
      return share;
    },
  };
}
