/** The additions to a failure panel. They load in a file of their own, so that no first page contains them. */
export { languageSwitch } from './language-switch';
export { pictureFor } from './picture';
