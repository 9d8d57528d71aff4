/** Pseudo-random numbers by the mulberry32 algorithm: the same seed gives the same numbers on every machine. */
export interface Random {
  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
  /** Distinct entries, in the order in which they are drawn. */
  some<T>(list: readonly T[], count: number): T[];
  /** True in `share` per cent of the calls. */
  percent(share: number): boolean;
}

export function randomNumbers(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
    some: <T>(list: readonly T[], count: number) => {
      const rest = [...list];
      return Array.from(
        { length: Math.min(count, rest.length) },
        () => rest.splice(below(rest.length), 1)[0] as T,
      );
    },
    percent: (share) => below(100) < share,
  };
}
