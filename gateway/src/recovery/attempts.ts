import { networkOf } from '@portal/service-kit/network';

const most = 5;
const windowMs = 15 * 60_000;
const networksAtMost = 10_000;

/** Wrong attempts of a network: after five it waits for a quarter of an hour. A right one forgets them. */
export function createAttempts(now: () => number) {
  const failed = new Map<string, { times: number; until: number }>();
  const of = (address: string) => {
    const network = networkOf(address);
    const known = failed.get(network);
    if (known && known.until <= now()) failed.delete(network);
    return { network, times: failed.get(network)?.times ?? 0 };
  };
  return {
    /** Seconds to wait; 0 while another attempt is allowed. */
    waitFor(address: string): number {
      const { network, times } = of(address);
      const { until = 0 } = failed.get(network) ?? {};
      return times < most ? 0 : Math.ceil((until - now()) / 1000);
    },
    count(address: string): void {
      const { network, times } = of(address);
      // Nobody makes room for further attempts by coming from everywhere.
      if (failed.size >= networksAtMost && times === 0) return;
      failed.set(network, { times: times + 1, until: now() + windowMs });
    },
    forget: (address: string): void => void failed.delete(networkOf(address)),
  };
}
