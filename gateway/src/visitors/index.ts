export { cookieIn, httpOnly } from './cookies';
export { cookieKey } from './key';
export { createMarks, type Marks, type PreviewMark } from './marks';
export { endsWithin, keyedHash, signing } from './signed';
