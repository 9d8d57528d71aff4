/**
 * The Mann-Whitney test, one-sided: returns how likely it is that the first times are this much larger if both groups
 * have the same distribution. It compares ranks, so that one visitor on a very slow line counts no more than any other.
 * It uses the normal distribution with a correction for ties, which is valid from about ten values in each group.
 */
export function mannWhitneyOneSided(larger: readonly number[], other: readonly number[]): number {
  const [n, m] = [larger.length, other.length];
  if (n === 0 || m === 0) return 1;
  const { rankSum, ties } = ranked(larger, other);
  const u = rankSum - (n * (n + 1)) / 2;
  const all = n + m;
  const variance = ((n * m) / 12) * (all + 1 - ties / (all * (all - 1)));
  if (variance <= 0) return 1;
  return 1 - normal((u - (n * m) / 2 - 0.5) / Math.sqrt(variance));
}

/** Returns the sum of the first group's ranks (equal values share theirs) and the sum of t³ - t over all ties. */
function ranked(first: readonly number[], second: readonly number[]) {
  const values = [
    ...first.map((value) => ({ value, first: true })),
    ...second.map((value) => ({ value, first: false })),
  ].sort((a, b) => a.value - b.value);
  let rankSum = 0;
  let ties = 0;
  for (let from = 0; from < values.length; ) {
    let to = from;
    while (to < values.length && values[to]?.value === values[from]?.value) to += 1;
    const rank = (from + 1 + to) / 2;
    for (let i = from; i < to; i += 1) if (values[i]?.first) rankSum += rank;
    ties += (to - from) ** 3 - (to - from);
    from = to;
  }
  return { rankSum, ties };
}

/** The distribution function of the standard normal distribution (Abramowitz and Stegun 26.2.17, to 7.5e-8). */
function normal(z: number): number {
  if (z < 0) return 1 - normal(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}

export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}
