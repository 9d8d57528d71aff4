import type { ApplicationType } from '@portal/contract-svc-applications-v1';

/** The stages of an application, in the order in which it reaches them. */
export const stages = ['begun', 'submitted', 'read', 'offered', 'accepted', 'came'] as const;
export type Stage = (typeof stages)[number];

/** How many applications reached a stage, and how long they took since the stage before. */
export interface StageFigure {
  stage: Stage;
  count: number;
  /** The median in days over applications that reached both stages; null if there are none, and for the first stage. */
  medianDays: number | null;
}

/** The numbers of a round, or of applications without a round. */
export interface RoundFigures {
  programme: ApplicationType;
  roundId: number | null;
  stages: StageFigure[];
  /** How many accepted an offer and did not come. */
  missed: number;
}

export const noFigures = (programme: ApplicationType, roundId: number | null): RoundFigures => ({
  programme,
  roundId,
  stages: stages.map((stage) => ({ stage, count: 0, medianDays: null })),
  missed: 0,
});
