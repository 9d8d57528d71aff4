export { createVisitApi, type VisitApi } from './visit-api';
