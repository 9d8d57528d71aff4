import type { ApplicationType } from '@portal/contract-svc-applications-v1';
import type { DelayedState } from '../delayed-decisions/delayed-decision';

/** A place that nobody has any more, or that was added. */
export interface FreedPlace {
  id: number;
  programme: ApplicationType;
  roundId: number | null;
  from: string;
  until: string;
  participants: number;
  freedAt: Date;
  /** Places that were added: nobody had them before. */
  isAdded: boolean;
  /** The delayed decision that offers it to the next. */
  passedTo: number | null;
}

/** A freed place as lists show it. */
export interface ListedFreedPlace extends FreedPlace {
  /** The state of the decision in `passedTo`; null if there is none. */
  passedState: DelayedState | null;
}

/** Stands for the days of an added place whose round names none: staff choose any days. */
export const anyDay = '9999-12-31';

/** Of an added place a stay may be a part: staff choose the days. */
export const hasDaysToChoose = ({ isAdded }: Pick<FreedPlace, 'isAdded'>): boolean => isAdded;

const notGoneOut: readonly DelayedState[] = ['overtaken', 'withdrawn', 'cancelled'];

/** States in which the decision that offered a place did not go out, so that the place is free again. */
export const givenUp = (isAutomatic: boolean): readonly DelayedState[] =>
  isAutomatic ? notGoneOut : [...notGoneOut, 'undone'];

export const isGivenUp = (state: DelayedState, isAutomatic: boolean): boolean =>
  givenUp(isAutomatic).includes(state);
