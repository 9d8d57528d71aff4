export { type BodyLimits, bodyLimits, type Timeouts, timeouts } from './limits';
export { createProxy } from './proxy';
export { Upstream } from './upstream';
