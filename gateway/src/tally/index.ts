export { createBeacon, type Reporting } from './beacon';
export { type CallCounts, type CallsMade, createCallCounts } from './call-counts';
export { medianIn } from './series';
export { createTally, type Fared, type Happening, type Tallied, type Tally } from './tally';
