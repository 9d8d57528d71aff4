import { calendarOf, placeOfZone } from '@portal/service-kit/calendar';
import { momentIn, type Translator } from '@portal/service-kit/language';

/** A moment in a mail, in the portal's time zone, because the reader's time zone is unknown. */
export interface Moment {
  at: Date;
  /** The IANA time zone. */
  timeZone: string;
}

/** '21 November 2026 at 14:02 (Kigali)' */
export const inWords = ({ language }: Translator, { at, timeZone }: Moment): string =>
  `${momentIn(language, calendarOf(timeZone).wallTime(at))} (${placeOfZone(timeZone)})`;
