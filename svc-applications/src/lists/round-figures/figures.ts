import type { ApplicationType } from '@portal/contract-svc-applications-v1';

/** How far applications come, in the order in which they do. */
export const stages = ['begun', 'submitted', 'read', 'offered', 'accepted', 'came'] as const;
export type Stage = (typeof stages)[number];

/** How many applications reached a stage, and how long that took from the stage before. */
export interface StageFigure {
  stage: Stage;
  count: number;
  /** Of those that reached both; null where there are none, and of the first stage. */
  medianDays: number | null;
}

/** The figures of a round, or of what is for no round. */
export interface RoundFigures {
  programme: ApplicationType;
  roundId: number | null;
  stages: StageFigure[];
  /** How many accepted and did not come. */
  missed: number;
}

export const noFigures = (programme: ApplicationType, roundId: number | null): RoundFigures => ({
  programme,
  roundId,
  stages: stages.map((stage) => ({ stage, count: 0, medianDays: null })),
  missed: 0,
});
