import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { DelayedState } from '../delayed-decisions/delayed-decision';

/** A place that nobody has any more. */
export interface FreedPlace {
  id: number;
  programme: ApplicationType;
  roundId: number | null;
  from: string;
  until: string;
  participants: number;
  freedAt: Date;
  /** The delayed decision that offers it to the next. */
  passedTo: number | null;
}

const notGoneOut: readonly DelayedState[] = ['overtaken', 'withdrawn', 'cancelled'];

/** With these the decision that offered the place has not gone out: it is free again. */
export const givenUp = (isAutomatic: boolean): readonly DelayedState[] =>
  isAutomatic ? notGoneOut : [...notGoneOut, 'undone'];

export const isGivenUp = (state: DelayedState, isAutomatic: boolean): boolean =>
  givenUp(isAutomatic).includes(state);
