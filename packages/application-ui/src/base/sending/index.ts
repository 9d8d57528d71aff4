export { callWithFile } from './call-with-file';
export { type FilesHere, keptFiles } from './kept-files';

/** The code that keeps files, for `keptFiles`. */
export const loadBrowserFiles = () => import('./browser-files');
