import type { TrialCounts, TrialVerdict } from '@portal/contract-remote-v1';
import { fisherOneSided } from './fisher';
import { mannWhitneyOneSided, median } from './mann-whitney';

/** What one visitor reported of one version. */
export interface Outcome {
  /** The network or member of staff from which the reports came. */
  source: string;
  /** The first failure; absent while everything worked. */
  failure?: string;
  /** Milliseconds until the first page was shown. */
  ms?: number;
}

/**
 * Limits that end a trial. A trial is judged every few seconds, and each judgement is a chance for a false alarm: the
 * threshold is therefore ten times stricter than for a single one (`verdict.test.ts` counts false alarms of whole
 * trials).
 */
export const rules = {
  chance: 0.001,
  /** Failures must come from at least this many networks or members of staff, so that nobody can end a trial alone. */
  failingSources: 3,
  /** With fewer visitors of the live version than this, the trial is compared with `usual`. */
  liveVisitors: 10,
  usual: { failing: 1, visitors: 50 },
  /** Loading times are compared when both versions have at least this many. */
  timed: 20,
  /** A trial is slow when its median is greater by both this factor and this many ms. */
  slower: 1.5,
  slowerMs: 500,
} as const;

export function countsOf(outcomes: readonly Outcome[]): TrialCounts {
  return {
    visitors: outcomes.length,
    failing: outcomes.filter(({ failure }) => failure !== undefined).length,
    loadMs: median(timesOf(outcomes)),
  };
}

/** Returns why a trial has to end; undefined when there is no reason. */
export function judge(trial: readonly Outcome[], live: readonly Outcome[]): TrialVerdict | undefined {
  return failingMore(trial, live) ?? slower(trial, live);
}

function failingMore(trial: readonly Outcome[], live: readonly Outcome[]): TrialVerdict | undefined {
  const failed = trial.filter(({ failure }) => failure !== undefined);
  if (new Set(failed.map(({ source }) => source)).size < rules.failingSources) return undefined;
  const counts = { trial: countsOf(trial), live: countsOf(live) };
  const beside = counts.live.visitors < rules.liveVisitors ? rules.usual : counts.live;
  const chance = fisherOneSided(counts.trial.failing, counts.trial.visitors, beside.failing, beside.visitors);
  if (chance >= rules.chance) return undefined;
  return { kind: 'failures', reason: mostOften(failed), ...counts, chance };
}

function slower(trial: readonly Outcome[], live: readonly Outcome[]): TrialVerdict | undefined {
  const [times, liveTimes] = [timesOf(trial), timesOf(live)];
  if (Math.min(times.length, liveTimes.length) < rules.timed) return undefined;
  const [here, there] = [median(times) ?? 0, median(liveTimes) ?? 0];
  if (here < there * rules.slower || here < there + rules.slowerMs) return undefined;
  const chance = mannWhitneyOneSided(times, liveTimes);
  if (chance >= rules.chance) return undefined;
  return { kind: 'slow', trial: countsOf(trial), live: countsOf(live), chance };
}

const timesOf = (outcomes: readonly Outcome[]): number[] =>
  outcomes.flatMap(({ ms }) => (ms === undefined ? [] : [ms]));

function mostOften(failed: readonly Outcome[]): string {
  const times = new Map<string, number>();
  for (const { failure = '' } of failed) times.set(failure, (times.get(failure) ?? 0) + 1);
  return [...times].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
