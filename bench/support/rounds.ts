/** One of the things that a measurement compares; each round returns one number. */
export interface Contestant {
  name: string;
  round(): Promise<number>;
}

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};

/**
 * Measures all contestants in turn, round after round, so that a machine that slows down slows all of them; each round
 * reverses the order. The first round warms up and does not count. Returns the medians in the given order.
 */
export async function interleaved(contestants: readonly Contestant[], rounds: number): Promise<number[]> {
  const found = contestants.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    const order = contestants.map((_, place) => place);
    if (round % 2 === 1) order.reverse();
    for (const place of order) {
      const number = await contestants[place]?.round();
      if (round > 0 && number !== undefined) found[place]?.push(number);
    }
  }
  return found.map(median);
}
