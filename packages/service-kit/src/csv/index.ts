export { csvLine } from './csv-line';
export { safeText } from './safe-text';
