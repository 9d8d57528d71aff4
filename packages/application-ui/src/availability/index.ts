export { AvailabilityFields, PeriodFields } from './fields';
export { availabilityRules, hourlyRules } from './rules';
export { AvailabilityView, totalHours } from './view';
