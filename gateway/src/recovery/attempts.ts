import { networkOf } from '@portal/service-kit/network';

const most = 5;
const windowMs = 15 * 60_000;
const networksAtMost = 10_000;
/** The key that counts for all further networks when the map is full. */
const others = 'others';

/**
 * Wrong attempts of a network: after five it waits for a quarter of an hour. A right one forgets them; one that nobody could
 * judge is taken back.
 */
export function createAttempts(now: () => number) {
  const failed = new Map<string, { times: number; until: number }>();
  function makeRoom(): void {
    for (const [network, { until }] of failed) if (until <= now()) failed.delete(network);
  }
  /** When the map is full, further networks share one count, so that many addresses give nobody more attempts. */
  function countedAs(address: string): string {
    const network = networkOf(address);
    if (failed.has(network) || failed.size < networksAtMost) return network;
    makeRoom();
    return failed.size < networksAtMost ? network : others;
  }
  const of = (address: string) => {
    const network = countedAs(address);
    const known = failed.get(network);
    if (known && known.until <= now()) failed.delete(network);
    return { network, times: failed.get(network)?.times ?? 0 };
  };
  return {
    /** Returns the seconds to wait; 0 while another attempt is allowed. */
    waitFor(address: string): number {
      const { network, times } = of(address);
      const { until = 0 } = failed.get(network) ?? {};
      return times < most ? 0 : Math.ceil((until - now()) / 1000);
    },
    /** Counts an attempt. Returns what takes it back. */
    count(address: string): () => void {
      const { network, times } = of(address);
      failed.set(network, { times: times + 1, until: now() + windowMs });
      return () => {
        const known = failed.get(network);
        if (!known) return;
        if (known.times > 1) failed.set(network, { ...known, times: known.times - 1 });
        else failed.delete(network);
      };
    },
    forget: (address: string): void => void failed.delete(countedAs(address)),
  };
}
