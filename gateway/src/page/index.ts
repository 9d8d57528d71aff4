export type { PageConfig } from './fill';
export { type Logo, logoFile } from './logo';
export { createPages } from './page';
export { isPagePath } from './route';
