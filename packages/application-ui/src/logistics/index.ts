export { EmergencyContactFields, TravelFields, VisitFields } from './fields';
export { logisticsRules } from './rules';
export { LogisticsView } from './view';
