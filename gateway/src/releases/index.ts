export { createDesk, type Desk, isDeskPath } from './desk';
export { releaseToken } from './release-token';
export { type ServiceWatch, watchServices } from './services';
