export { type FileRefusal, readStoredFile } from './ask-for-file';
export { steadyCopy } from './steady-copy';
export { type FileScan, fileRefusals, StoredFileLink } from './stored-file-link';
export { type NamedFile, type UploadTarget, UploadTargetContext } from './upload-target';
