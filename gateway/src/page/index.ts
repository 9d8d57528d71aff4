export { languageOf } from '../answers/language';
export type { PageConfig } from './fill';
export { type Logo, logoFile } from './logo';
export { createPages } from './page';
export { PORTAL_STATUS, portalStatus } from './portal-status';
export { isPagePath, remoteAt } from './route';
