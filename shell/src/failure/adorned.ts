/** What a panel gets once its file has come: a file for panels alone, so that no first page carries it. */
export { languageSwitch } from './language-switch';
export { pictureFor } from './picture';
