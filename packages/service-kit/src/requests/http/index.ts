export { codesAnswer } from './answers/codes-answer';
export {
  type ErrorAnswer,
  errorAnswer,
  readyStatuses,
  type Statuses,
  writeErrorAnswer,
} from './answers/error-answer';
export { type SentenceTables, translateInto } from './answers/translated';
export { readMultipart } from './bodies/multipart';
export { temporaryFile } from './bodies/temporary-file';
export { writable } from './bodies/writable';
export type {
  ActorOf,
  Answers,
  AnyCall,
  Call,
  CallAuth,
  CallContext,
  CallInput,
  FileAnswer,
  MultipartInput,
  UploadedFile,
} from './call';
export { defineCall } from './call';
export { addRequestLogger, answerBrokenStreams, type EdgeOptions, edge } from './calls/edge';
export { admitsRole } from './calls/guard';
export { type DocumentOptions, openApiDocument } from './calls/openapi';
export { check, validated } from './calls/validate';
export { collectProcessMetrics, counter, type HttpMetrics, httpMetrics } from './metrics';
export { type BuiltAs, builtAs } from './server/built-as';
export { type AppOptions, createApp } from './server/create-app';
export { type Checks, NotReady, type ProbeOptions, probes } from './server/probes';
export { type RunningService, runService, type ServiceOptions } from './server/run-service';
export { challengeAnswer, proofOfWorkField } from './server/work';
