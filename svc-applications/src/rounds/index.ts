/** Everything that other modules may use from this one. */
export { roundsNow } from './at-request';
export {
  circumstances,
  openRoundOf,
  requireInTime,
  requireOpenProgramme,
  roundForAllowed,
  roundForNew,
  type Waited,
} from './judge';
export { type OwnRound, ownRounds } from './own-rounds';
export { presentMoreTime } from './presenter';
export type { Round } from './round';
export { ownRoundAnswer } from './schema';
export { type Circumstances, openingOf } from './times';
