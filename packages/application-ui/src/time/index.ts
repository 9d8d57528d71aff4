export { documentsSeconds, reviewSeconds, sectionSeconds, stepSeconds } from './seconds';
