import type { Service } from '../../platform';

/** Shares that this process has reckoned, by all that they were made from: a report asks for thousands. */
export interface KnownShares {
  get(key: string): number | undefined;
  keep(key: string, share: number): void;
}

/** Some hundred bytes each. */
const most = 20_000;

const kept = new WeakMap<Service['portal'], KnownShares>();

/** Those of a service; another one has another database. */
export function knownShares(portal: Service['portal']): KnownShares {
  const known = kept.get(portal) ?? leastRecent(most);
  kept.set(portal, known);
  return known;
}

/** Forgets what was not asked for the longest. */
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
