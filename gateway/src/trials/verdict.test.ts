import { fisherOneSided } from './fisher';
import { mannWhitneyOneSided, median } from './mann-whitney';
import { judge, type Outcome } from './verdict';

/** A generator with a fixed seed (mulberry32), so that simulated trials are the same each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const visitors = (working: number, failing: number, from = 'network'): Outcome[] => [
  ...Array.from({ length: working }, (_, i) => ({ source: `${from} ok ${i}` })),
  ...Array.from({ length: failing }, (_, i) => ({ source: `${from} ${i}`, failure: 'crashed' })),
];

const timed = (times: readonly number[]): Outcome[] => times.map((ms, i) => ({ source: String(i), ms }));
const around = (ms: number, many: number) => Array.from({ length: many }, (_, i) => ms + ((i * 37) % 100));

test("Fisher's test gives the chances of the tables", () => {
  // The lady tasting tea: all four right by guessing, 1 of 70; three of four, 17 of 70.
  expect(fisherOneSided(4, 4, 0, 4)).toBeCloseTo(1 / 70, 10);
  expect(fisherOneSided(3, 4, 1, 4)).toBeCloseTo(17 / 70, 10);
  expect(fisherOneSided(0, 10, 0, 10)).toBe(1);
  expect(fisherOneSided(2, 2000, 2, 2000)).toBeCloseTo(0.6875, 2);
});

test('the test of Mann and Whitney gives the chances of the tables, also with ties', () => {
  const [a, b] = [
    [11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  ];
  expect(mannWhitneyOneSided(a, b)).toBeCloseTo(0.0000913, 6);
  expect(mannWhitneyOneSided(b, a)).toBeGreaterThan(0.999);
  expect(mannWhitneyOneSided([5, 5, 5], [5, 5, 5])).toBe(1);
  expect(mannWhitneyOneSided([], [1])).toBe(1);
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([])]).toEqual([2, 3, null]);
});

test('a trial with which far more visitors fail is ended, and the verdict counts both', () => {
  expect(judge(visitors(2, 5), visitors(40, 1))).toMatchObject({
    kind: 'failures',
    reason: 'crashed',
    trial: { visitors: 7, failing: 5 },
    live: { visitors: 41, failing: 1 },
  });
});

test.each([
  ['as many failures as with the live version', visitors(45, 5), visitors(180, 20)],
  ['a few failures', visitors(40, 2), visitors(40, 0)],
  ['nobody there', [], visitors(100, 0)],
])('%s end nothing', (_what, trial, live) => {
  expect(judge(trial, live)).toBeUndefined();
});

test('failures from two networks end nothing, however many there are', () => {
  const two = Array.from({ length: 30 }, (_, i) => ({ source: `n${i % 2}`, failure: 'crashed' }));
  expect(judge(two, visitors(100, 0))).toBeUndefined();
});

test('where nobody has the live version, the trial is held against a version that works', () => {
  expect(judge(visitors(0, 4), [])).toMatchObject({ kind: 'failures' });
  expect(judge(visitors(30, 3), [])).toBeUndefined();
});

test('a trial whose pages take much longer is ended; a little longer is no reason', () => {
  const live = timed(around(900, 60));
  expect(judge(timed(around(2500, 25)), live)).toMatchObject({
    kind: 'slow',
    trial: { visitors: 25, failing: 0 },
  });
  expect(judge(timed(around(1100, 200)), live)).toBeUndefined();
  expect(judge(timed(around(2500, 10)), live)).toBeUndefined();
});

test('a few very slow lines end nothing', () => {
  const times = [...around(900, 40), 60_000, 60_000, 60_000];
  expect(judge(timed(times), timed(around(900, 60)))).toBeUndefined();
});

/** Counts visitors until a trial with this share of failures ends, judged after each visitor. */
function visitorsUntilEnd(random: () => number, share: number, liveShare: number, most: number) {
  const trial: Outcome[] = [];
  const live: Outcome[] = [];
  const visit = (to: Outcome[], failing: number) =>
    to.push({ source: String(to.length), ...(random() < failing && { failure: 'crashed' }) });
  while (trial.length < most) {
    visit(trial, share);
    const failed = trial.at(-1)?.failure !== undefined;
    for (let i = 0; i < 9; i += 1) visit(live, liveShare);
    if (failed && judge(trial, live)) return trial.length;
  }
  return undefined;
}

test('of a hundred sound trials at most one is ended by mistake, looked at after each of 150 visitors', () => {
  const random = seeded(7);
  const ends = Array.from({ length: 100 }, () => visitorsUntilEnd(random, 0.02, 0.02, 150));
  expect(ends.filter((end) => end !== undefined).length).toBeLessThanOrEqual(1);
});

test('a trial that fails with half of its visitors is ended after a dozen of them', () => {
  const random = seeded(11);
  const ends = Array.from({ length: 50 }, () => visitorsUntilEnd(random, 0.5, 0.02, 150) ?? 150);
  expect(median(ends)).toBeLessThanOrEqual(12);
  expect(Math.max(...ends)).toBeLessThanOrEqual(40);
});
