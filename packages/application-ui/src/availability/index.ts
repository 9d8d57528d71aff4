export { AvailabilityFields } from './fields';
export { availabilityRules } from './rules';
export { AvailabilityView, totalHours } from './view';
