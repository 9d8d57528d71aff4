/** All that other modules may use of this one. */
export { feedbackAnswer } from './feedback/answers';
export { decideInTransaction } from './feedback/decide';
export { madeBefore } from './feedback/decision-key';
export { mayDecide } from './feedback/policy';
export { presentFeedback } from './feedback/presenter';
export { decisionWord, delayedAnswer } from './holding/answers';
export type { DelayedDecision } from './holding/held-decision';
export { holdInTransaction } from './holding/hold';
export { presentDelayed } from './holding/presenter';
export { undo } from './holding/undo';
export { reopenedAnswer, reopeningAnswer } from './reopening/answers';
export { contentsOfCopy } from './reopening/copies';
export { type PresentedReopened, presentReopened, presentReopening } from './reopening/presenter';
export { reopeningsPath } from './reopening/routes';
export { numberedParams } from './reopening/schema';
export { reopeningStore } from './reopening/store';
export { presentRequest } from './requests/presenter';
export { undoUntil } from './withdrawal/withdrawal';
