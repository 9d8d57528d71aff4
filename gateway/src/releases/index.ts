export { bearsToken, releaseToken } from '../signing';
export type { Releaser } from './act';
export { createDesk, type Desk, isDeskPath } from './desk';
export { createReadMarks } from './read-mark';
export type { Releases } from './releases';
export { watchServices } from './services';
