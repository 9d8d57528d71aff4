export { devCatalogue } from './catalogue';
export { BuildEvents, reloadScript } from './events';
