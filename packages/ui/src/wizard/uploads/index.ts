export { UploadField, type UploadFieldProps } from './upload-field';
export { createUploads } from './uploads';
export type { KeptFiles, Send, SendOptions, StoredFile, Uploads } from './uploads-types';
