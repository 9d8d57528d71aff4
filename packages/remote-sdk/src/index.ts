export type { Answer } from './api/answer';
export { call } from './api/call';
export { type ApiClient, type CallOptions, createApiClient, createJsonClient } from './api/client';
export { type DownloadedFile, type DownloadOptions, downloadFile, saveFile } from './api/download';
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
export { ApiError, type ApiErrorKind } from './api-error';
export { isDear } from './device/connection';
export { type DeviceStore, deviceStore } from './device/device-store';
export { useLinkSecret } from './device/link-secret';
export { signOut } from './device/sign-out';
export { tokenScope } from './device/token-scope';
export { sentencesHeard } from './heard';
export { type ApplyWords, allWords, hasAllWords, type PageLanguages } from './page/page-language';
export { type PageComponentProps, pageLifecycles } from './page/page-lifecycles';
export { surviveTranslation } from './page/translated-pages';
