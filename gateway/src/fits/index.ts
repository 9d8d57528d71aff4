export { fitsCalls } from './calls';
