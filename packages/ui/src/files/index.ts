export { type FileRefusal, readStoredFile } from './ask-for-file';
export { type UploadTarget, UploadTargetContext, type NamedFile } from './upload-target';
export { steadyCopy } from './steady-copy';
export { type FileScan, fileRefusals, StoredFileLink } from './stored-file-link';
