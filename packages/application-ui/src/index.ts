export { formatDay, formatInstant } from './form/format';
export type { ReviewData } from './review/review-data';
