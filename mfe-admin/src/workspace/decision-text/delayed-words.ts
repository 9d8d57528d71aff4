import { clockTime, dayAndTime } from '../../frame/common/dates';
import * as t from '../../messages/holding';

interface Place {
  timeZone: string;
}

/** Returns '14:10' in the reader's time zone, with the portal's date if it is not today. */
export function goesOutTime(instant: string, place: Place): string {
  const isToday = new Date(instant).toDateString() === new Date().toDateString();
  return isToday ? clockTime(instant) : dayAndTime(instant, place);
}

interface Listed {
  held_decision?: { goes_out_at: string; kept?: boolean | undefined } | null | undefined;
}

/** Returns when the first waiting decision in a list is sent. */
export const firstToGoOut = (rows: readonly Listed[] | undefined): string | null =>
  rows
    ?.flatMap(({ held_decision: delayed }) => (delayed && !delayed.kept ? [delayed.goes_out_at] : []))
    .sort()[0] ?? null;

export const savedSentence = (instant: string, place: Place): string =>
  t.decisionSaved({ instant: goesOutTime(instant, place) });
