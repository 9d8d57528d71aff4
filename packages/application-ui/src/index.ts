export {
  formatDay,
  formatInstant,
  formatMoment,
  formatShortDay,
  formatShortMoment,
  formatTime,
  formatWeekday,
} from './form/format';
export type { ReviewData } from './review/review-data';
export type { VisitReview } from './review/visit-review';
