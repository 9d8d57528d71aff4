export { callWithFile } from './call-with-file';
export { keptFiles } from './kept-files';
