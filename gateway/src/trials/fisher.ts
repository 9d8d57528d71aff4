/**
 * Fisher's exact test, one-sided: returns how likely it is that at least `failed` of all failures occur in the first of
 * two groups if failures do not depend on the group. It is exact for the few visitors of a trial, where a test that
 * assumes a normal distribution is not.
 */
export function fisherOneSided(
  failed: number,
  visitors: number,
  otherFailed: number,
  otherVisitors: number,
): number {
  const failures = failed + otherFailed;
  const all = logChoose(visitors + otherVisitors, failures);
  let chance = 0;
  for (let k = failed; k <= Math.min(visitors, failures); k += 1) {
    if (failures - k <= otherVisitors)
      chance += Math.exp(logChoose(visitors, k) + logChoose(otherVisitors, failures - k) - all);
  }
  return Math.min(1, chance);
}

/** The logarithm of n over k: the numbers themselves soon exceed a double. */
function logChoose(n: number, k: number): number {
  let sum = 0;
  for (let i = 1; i <= k; i += 1) sum += Math.log(n - k + i) - Math.log(i);
  return sum;
}
