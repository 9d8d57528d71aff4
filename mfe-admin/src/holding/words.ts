import { clockTime, dayAndTime, dayIn } from '../common/dates';
import * as t from '../messages/holding';

interface Place {
  timeZone: string;
}

/** '14:10', with the day where it is not today. */
export function goesOutTime(instant: string, place: Place): string {
  const isToday = dayIn(instant, place) === dayIn(new Date().toISOString(), place);
  return isToday ? clockTime(instant, place) : dayAndTime(instant, place);
}

export const savedSentence = (instant: string, place: Place): string =>
  t.decisionSaved({ instant: goesOutTime(instant, place) });
