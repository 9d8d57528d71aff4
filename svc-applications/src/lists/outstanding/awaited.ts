import type { ReferenceType } from '@portal/contract-svc-applications-v1';
import type { RequestState } from '../../referees';
import type { Waiting } from '../work-queue/today';

/** What staff wait for: letters of referees, and answers to reopened sections by the state of the reopening. */
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

/** A line of the list of awaited things; it has either `letter` or `reopened`, depending on its kind. */
export interface Awaited {
  application: Waiting['application'];
  letter: AwaitedLetter | null;
  reopened: AwaitedAnswer | null;
}

export type AwaitedCounts = Record<AwaitedKind, number>;
