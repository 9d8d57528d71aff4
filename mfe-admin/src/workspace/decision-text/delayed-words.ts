import { clockTime, dayAndTime } from '../../frame/common/dates';
import * as t from '../../messages/holding';

interface Place {
  timeZone: string;
}

/** '14:10' by the reader's clock, with the day of the portal where it is not today. */
export function goesOutTime(instant: string, place: Place): string {
  const isToday = new Date(instant).toDateString() === new Date().toDateString();
  return isToday ? clockTime(instant) : dayAndTime(instant, place);
}

export const savedSentence = (instant: string, place: Place): string =>
  t.decisionSaved({ instant: goesOutTime(instant, place) });
