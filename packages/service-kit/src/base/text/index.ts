export { xmlText } from './xml-text';
