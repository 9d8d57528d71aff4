import { type TrialPlan, type TrialStage, usualShares } from '@portal/contract-remote-v1';
import type { Canary } from '../registry';
import { fisherOneSided } from './fisher';
import { countsOf, type Outcome, rules } from './verdict';

/** What a person asks of a trial. */
export interface TrialWish {
  /** The percentage that the trial stays at; without it the share rises by itself. */
  percent?: number;
  staffFirst?: boolean;
  shares?: readonly number[];
  minutes?: number;
  visitors?: number;
}

export const usual = { minutes: 30, visitors: 20 } as const;
/** Visitors needed in the staff stage, because there are few members of staff. */
const staffVisitors = 3;

/** Returns the requested trial in its first stage. */
export function plannedCanary(version: string, wish: TrialWish, at: string): Canary {
  const { percent, staffFirst } = wish;
  const base = { version, since: at, ...(staffFirst && { staffFirst }) };
  if (percent !== undefined && !staffFirst) return { ...base, percent };
  const stages = stagesOf(wish);
  return { ...base, percent: stages[0]?.percent ?? 0, plan: { stages, stage: 0, since: at } };
}

/** Returns stages that rise up to all visitors, or a staff stage before the others. */
function stagesOf({ percent, staffFirst, shares = usualShares, minutes, visitors }: TrialWish): TrialStage[] {
  const least = { minutes: minutes ?? usual.minutes, visitors: visitors ?? usual.visitors };
  const rising = (percent === undefined ? shares : [percent]).map((share) => ({ percent: share, ...least }));
  const staff = { ...least, percent: 0, visitors: Math.min(staffVisitors, least.visitors) };
  return staffFirst ? [staff, ...rising] : rising;
}

/** Returns the stage after the current one; undefined at the last stage. */
export const nextStage = ({ stages, stage }: TrialPlan): TrialStage | undefined => stages[stage + 1];

/** Whether the current stage lasted long enough, had enough visitors, and shows no sign of more failures. */
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

/** Whether failures suggest not to give the trial to more people, even if they are no reason to end it. */
function isDoubtful(trial: readonly Outcome[], live: readonly Outcome[]): boolean {
  const [here, there] = [countsOf(trial), countsOf(live)];
  const beside = there.visitors < rules.liveVisitors ? rules.usual : there;
  return fisherOneSided(here.failing, here.visitors, beside.failing, beside.visitors) < 0.05;
}
