import { dateInWords } from '@portal/ui/language';

const DAY_MS = 86_400_000;

/** A page that stood open overnight is looked at again on another day. */
export function watchDays(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** The day after so many days, by the device's calendar. */
export const dayAfter = (days: number): string =>
  dateInWords(Date.now() + days * DAY_MS, { dateStyle: 'long' });

/** Writes the days into the rooms that the drawn page keeps for them, and again on another day. Returns what ends it. */
export function keepDays(): () => void {
  function write() {
    for (const room of document.querySelectorAll<HTMLElement>('[data-days]'))
      room.textContent = dayAfter(Number(room.dataset.days));
  }
  write();
  return watchDays(write);
}
