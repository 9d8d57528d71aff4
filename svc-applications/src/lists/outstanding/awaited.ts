import type { ReferenceType } from '@portal/contract-svc-applications-v1';
import type { RequestState } from '../../referees';
import type { Waiting } from '../work-queue/today';

/** What is waited for: letters of referees, and answers to reopened sections by how they stand. */
export const awaitedKinds = ['letters', 'open', 'over', 'answered'] as const;
export type AwaitedKind = (typeof awaitedKinds)[number];

export interface AwaitedLetter {
  type: ReferenceType;
  name: string;
  state: RequestState;
  askedAt: Date | null;
  openedAt: Date | null;
  answeredAt: Date | null;
}

export interface AwaitedAnswer {
  sections: string[];
  until: string;
  openedAt: Date;
  endedAt: Date | null;
}

/** One line; of `letter` and `reopened` the one that its kind has. */
export interface Awaited {
  application: Waiting['application'];
  letter: AwaitedLetter | null;
  reopened: AwaitedAnswer | null;
}

export type AwaitedCounts = Record<AwaitedKind, number>;
