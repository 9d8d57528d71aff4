export {
  countDaysIn,
  formatDay,
  formatInstant,
  formatMoment,
  formatShortDay,
  formatShortMoment,
  formatTime,
  formatWeekday,
} from './base/language/format';
export type { ReviewData } from './base/review/review-data';
export type { VisitReview } from './base/review/visit-review';
