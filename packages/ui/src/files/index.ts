export { type FileDoor, FileDoorContext } from './file-door';
export { type FileScan, StoredFileLink } from './stored-file-link';
