import { dateInWords } from '@portal/ui/language';

const DAY_MS = 86_400_000;

/** Calls `onChange` when the day may have changed: a page that stayed open overnight becomes visible on another day. */
export function watchDays(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** The day that is `days` days from today, by the device's calendar. */
export const dayAfter = (days: number): string =>
  dateInWords(Date.now() + days * DAY_MS, { dateStyle: 'long' });

/**
 * Writes days into the places that the drawn page leaves for them, and again when the day changes. Returns a function
 * that stops this.
 */
export function keepDays(): () => void {
  function write() {
    for (const room of document.querySelectorAll<HTMLElement>('[data-days]'))
      room.textContent = dayAfter(Number(room.dataset.days));
  }
  write();
  return watchDays(write);
}
