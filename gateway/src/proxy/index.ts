export { type BodyLimits, bodyLimits, type Timeouts, timeouts } from './limits';
export { type Pace, pace } from './pace';
export { createProxy } from './proxy';
export { type UploadLimits, uploadLimits } from './upload-places';
export { Upstream } from './upstream';
