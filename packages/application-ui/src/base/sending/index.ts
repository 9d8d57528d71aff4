export { callWithFile } from './call-with-file';
export { type FilesHere, keptFiles } from './kept-files';
