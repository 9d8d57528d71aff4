export { csvLine } from './csv-line';
