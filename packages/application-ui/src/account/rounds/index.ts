export { DraftRound, type DraftRoundProps, type OwnRound } from './draft-round';
export { useOwnRound } from './use-own-round';
