export { cookieIn, httpOnly } from './cookies';
export { visitorKey } from './key';
export { createMarks, type Marks, type PreviewMark } from './marks';
export { keyedHash, signing } from './signed';
