import { isDay } from '@portal/contract-svc-applications-v1/questions';

/** Whether a text is absent or blank. */
export const missing = (value: string | undefined): boolean => !value || value.trim() === '';

/** Removes members without a message: `{ name: undefined }` gives `{}`. */
export function sentences(all: Record<string, string | undefined | false>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** Today in the person's time zone, 'YYYY-MM-DD'. */
export function today(now = new Date()): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

/** The same day some years earlier; 29 February becomes 28 February. */
export function yearsBefore(day: string, years: number): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const target = `${String(Number(year) - years).padStart(4, '0')}-${month}-${date}`;
  return isDay(target) ? target : target.replace(/29$/, '28');
}
