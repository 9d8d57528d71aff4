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
  /** Places that were added: nobody had them before. */
  isAdded: boolean;
  /** The delayed decision that offers it to the next. */
  passedTo: number | null;
}

/** As lists show it. */
export interface ListedFreedPlace extends FreedPlace {
  /** What became of that decision. */
  passedState: DelayedState | null;
}

/** The days of an added place that its round does not name: staff choose any. */
export const anyDay = '9999-12-31';

/** Of an added place a stay may be a part: staff choose the days. */
export const hasDaysToChoose = ({ isAdded }: Pick<FreedPlace, 'isAdded'>): boolean => isAdded;

const notGoneOut: readonly DelayedState[] = ['overtaken', 'withdrawn', 'cancelled'];

/** With these the decision that offered the place has not gone out: it is free again. */
export const givenUp = (isAutomatic: boolean): readonly DelayedState[] =>
  isAutomatic ? notGoneOut : [...notGoneOut, 'undone'];

export const isGivenUp = (state: DelayedState, isAutomatic: boolean): boolean =>
  givenUp(isAutomatic).includes(state);
