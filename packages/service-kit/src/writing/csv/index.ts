export { csvLine, type Separator } from './csv-line';
export { beginsFormula, safeText } from './safe-text';
export { separatorIn } from './separators';
