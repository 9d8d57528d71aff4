/** Everything that other modules may use from this one. */
export { shareEvenly } from './assignments/even';
export { returnFromLeft } from './assignments/left';
export { type Reader, type ReaderRow, readersOn, toReaders, waitingOfLeft } from './assignments/store';
export { type Colleague, colleaguesWith } from './colleagues/colleague';
export { admit } from './conflicts/admit';
export { hiddenBeside, type ListReader } from './conflicts/hidden-beside-store';
export { labelFields } from './labels/answers';
export type { Label } from './labels/label';
export { type LabelRow, labelsOn, toLabels } from './labels/store';
export { readsBlind } from './phase';
export { everOpened, notOpenedSince, openedSince } from './recent-views/store';
export { type EndReason, endReasons } from './rights/author';
export { cancelledKinds } from './rights/cancelled-act';
export { askRight, closedTo, type Right } from './rights/right';
export type { ListedCancelledAct } from './rights/store';
export { scoresOf } from './scores/means';
