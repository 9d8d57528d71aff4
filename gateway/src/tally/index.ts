export { createBeacon } from './beacon';
export { createTally, failureReasons, type Happening, type Tallied, type Tally } from './tally';
