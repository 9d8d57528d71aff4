export { UploadField, type UploadFieldProps } from './upload-field';
export {
  createUploads,
  type KeptFiles,
  type Send,
  type SendOptions,
  type StoredFile,
  type Uploads,
} from './uploads';
