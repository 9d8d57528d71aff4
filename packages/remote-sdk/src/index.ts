export type { Answer } from './api/answer';
export { ApiError, type ApiErrorKind } from './api/api-error';
export { call } from './api/call';
export { type ApiClient, type CallOptions, createApiClient, createJsonClient } from './api/client';
export { type DownloadedFile, type DownloadOptions, downloadFile, saveFile } from './api/download';
export { sentencesHeard } from './api/heard';
export {
  type AnswerTo,
  type AsTyped,
  addressOf,
  asTyped,
  type OneOf,
  type Operation,
  type Takes,
} from './api/operation';
export type { UploadOptions } from './api/upload';
export { type DeviceStore, deviceStore } from './device-store';
export { isDear } from './line';
export { useLinkSecret } from './link-secret';
export { type ApplyWords, allWords, hasAllWords, type PageLanguages } from './page-language';
export { type PageComponentProps, pageLifecycles } from './page-lifecycles';
export { signOut } from './sign-out';
export { tokenScope } from './token-scope';
export { surviveTranslation } from './translated-pages';
