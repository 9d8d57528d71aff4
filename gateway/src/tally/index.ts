export { createBeacon } from './beacon';
export { createTally, type Tallied, type Tally } from './tally';
