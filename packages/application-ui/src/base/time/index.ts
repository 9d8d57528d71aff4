export { reviewSeconds, stepSeconds } from './seconds';
