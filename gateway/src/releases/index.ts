export { createDesk, type Desk, isDeskPath } from './desk';
export { releaseToken } from './release-token';
export { watchServices } from './services';
