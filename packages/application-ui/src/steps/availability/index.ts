export { AvailabilityView, totalHours } from './view';
