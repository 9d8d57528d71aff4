/** Everything that other modules may use from this one. */

export { feedbackAnswer } from './deciding/answers';
export { decisionWord, delayedAnswer, keptBecause } from './delayed-decisions/answers';
export { holdInTransaction } from './delayed-decisions/delay';
export type { DelayedDecision } from './delayed-decisions/delayed-decision';
export { presentDelayed } from './delayed-decisions/presenter';
export type { KeptDecision } from './delayed-decisions/store';
export { undo } from './delayed-decisions/undo';
export { decideInTransaction } from './feedback/decide';
export { madeBefore } from './feedback/decision-key';
export { mayDecide } from './feedback/policy';
export { presentFeedback } from './feedback/presenter';
export { preparedAnswer, preparedBriefly } from './prepared/answers';
export { prepareInTransaction } from './prepared/prepare';
export { type PreparedInRow, presentPrepared, presentPreparedBriefly } from './prepared/presenter';
export { takeBack } from './prepared/take-back';
export { reopenedAnswer, reopeningAnswer } from './reopening/answers';
export { contentsOfCopy } from './reopening/copies';
export { type PresentedReopened, presentReopened, presentReopening } from './reopening/presenter';
export { reopeningsPath } from './reopening/routes';
export { numberedParams } from './reopening/schema';
export { reopeningStore } from './reopening/store';
export { presentRequest } from './requests/presenter';
export { waitlistAnswer } from './waiting-list/answers';
export { type FreeByPress, freeByPress, pressReasons } from './waiting-list/free-places';
export { presentEntryOf, presentWaitlist, waitlistsOf } from './waiting-list/presenter';
export { undoUntil } from './withdrawal/withdrawal';
