export type { PageConfig } from './fill';
export { type Logo, logoFile } from './logo';
export { createPages, type RenderedPage } from './page';
export { isPagePath } from './route';
