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
export { codesAnswer } from './codes-answer';
export { type AppOptions, createApp } from './create-app';
export { addRequestLogger, answerBrokenStreams, type EdgeOptions, edge } from './edge';
export {
  type ErrorAnswer,
  errorAnswer,
  readyStatuses,
  type Statuses,
  writeErrorAnswer,
} from './error-answer';
export { admitsRole } from './guard';
export { collectProcessMetrics, counter, type HttpMetrics, httpMetrics } from './metrics';
export { readMultipart } from './multipart';
export { type DocumentOptions, openApiDocument } from './openapi';
export { type Checks, type ProbeOptions, probes } from './probes';
export { type RunningService, runService, type ServiceOptions } from './run-service';
export { temporaryFile } from './temporary-file';
export { type SentenceTables, translateInto } from './translated';
export { check, validated } from './validate';
export { challengeAnswer, proofOfWorkField } from './work';
export { writable } from './writable';
