export { nationalityNames } from './nationalities';
