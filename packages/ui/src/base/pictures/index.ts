export { type Drawing, drawingSize } from './drawing';
export { brokenLine, desk, fork, night, openDoor } from './drawings';
export { Picture, type PictureProps } from './picture';
export { savesData } from './saves-data';
export { SentLetter } from './sent-letter';
