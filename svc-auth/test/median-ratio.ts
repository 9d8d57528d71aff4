/** How long `one` takes in proportion to `other`: the two take turns, so that a busy machine slows both. */
export async function medianRatio(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<number> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < 9; round += 1) {
    times[0].push(await timeOf(one));
    times[1].push(await timeOf(other));
  }
  return median(times[0]) / median(times[1]);
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
