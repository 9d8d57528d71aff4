export {
  announcedLength,
  type BodyLimits,
  bodyLimits,
  bodySpaceBytes,
  type Timeouts,
  timeouts,
} from './limits';
export { giveUpBody, type Pace, pace, watchPace } from './pace';
export { createProxy } from './proxy';
export { type UploadLimits, uploadLimits } from './upload-places';
export { Upstream } from './upstream';
