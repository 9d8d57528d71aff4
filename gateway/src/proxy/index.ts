export {
  announcedLength,
  type BodyLimits,
  bodyLimits,
  bodySpaceBytes,
  type Timeouts,
  timeouts,
} from './limits';
export { giveUpBody, pace } from './pace';
export { createProxy } from './proxy';
export { watchReaders } from './reading-pace';
export { RegisteredUpstreams } from './registered-upstreams';
export { endRestOfBody } from './rest-of-body';
export { type UploadLimits, uploadLimits } from './upload-places';
export { Upstream } from './upstream';
export { type ReadingLimits, readingLimits } from './waiting-answers';
