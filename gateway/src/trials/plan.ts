import { type TrialPlan, type TrialStage, usualShares } from '@portal/contract-remote-v1';
import type { Canary } from '../registry';
import { fisherOneSided } from './fisher';
import { countsOf, type Outcome, rules } from './verdict';

/** What somebody asks of a trial. */
export interface TrialWish {
  /** The share to stay at; without one the share rises by itself. */
  percent?: number;
  staffFirst?: boolean;
  shares?: readonly number[];
  minutes?: number;
  visitors?: number;
}

export const usual = { minutes: 30, visitors: 20 } as const;
/** Of staff there are few: their stage needs no more than this many. */
const staffVisitors = 3;

/** A trial as somebody wishes it, in its first stage. */
export function plannedCanary(version: string, wish: TrialWish, at: string): Canary {
  const { percent, staffFirst } = wish;
  const base = { version, since: at, ...(staffFirst && { staffFirst }) };
  if (percent !== undefined && !staffFirst) return { ...base, percent };
  const stages = stagesOf(wish);
  return { ...base, percent: stages[0]?.percent ?? 0, plan: { stages, stage: 0, since: at } };
}

/** Shares that rise to everybody, or from staff to one share that stays. */
function stagesOf({ percent, staffFirst, shares = usualShares, minutes, visitors }: TrialWish): TrialStage[] {
  const least = { minutes: minutes ?? usual.minutes, visitors: visitors ?? usual.visitors };
  const rising = (percent === undefined ? shares : [percent]).map((share) => ({ percent: share, ...least }));
  const staff = { ...least, percent: 0, visitors: Math.min(staffVisitors, least.visitors) };
  return staffFirst ? [staff, ...rising] : rising;
}

/** The stage after the present one; undefined at the last. */
export const nextStage = ({ stages, stage }: TrialPlan): TrialStage | undefined => stages[stage + 1];

/** Whether the present stage has lasted long enough, with enough visitors, and nothing looks worse than it did. */
export function mayRise(
  plan: TrialPlan,
  trial: readonly Outcome[],
  live: readonly Outcome[],
  now: number,
): boolean {
  const present = plan.stages[plan.stage];
  if (!present || !nextStage(plan)) return false;
  if (now - Date.parse(plan.since) < present.minutes * 60_000) return false;
  return trial.length >= present.visitors && !isDoubtful(trial, live);
}

/** Failures that are no reason to end a trial are one not to give it to more people. */
function isDoubtful(trial: readonly Outcome[], live: readonly Outcome[]): boolean {
  const [here, there] = [countsOf(trial), countsOf(live)];
  const beside = there.visitors < rules.liveVisitors ? rules.usual : there;
  return fisherOneSided(here.failing, here.visitors, beside.failing, beside.visitors) < 0.05;
}
