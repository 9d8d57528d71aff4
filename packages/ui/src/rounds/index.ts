export { RoundLine, type RoundLineProps } from './round-line';
export {
  closedWords,
  closesWords,
  momentInBoth,
  opensWords,
  placeOfZone,
  roundName,
  type ShownRound,
} from './words';
