export { nationalitySentences } from './nationalities';
