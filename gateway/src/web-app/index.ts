export { type DrawIcons, drawnApart } from './drawn-apart';
export { createWebApp } from './web-app';
