import { isDay } from '@portal/contract-svc-applications-v1/questions';

/** Small tests that rules are made of. */
export const missing = (value: string | undefined): boolean => !value || value.trim() === '';

/** The sentences of the fields that have one: `{ name: undefined }` leaves none. */
export function sentences(all: Record<string, string | undefined | false>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

/** Today's day where the person is, 'YYYY-MM-DD'. */
export function today(now = new Date()): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

/** The same day some years before; 29 February becomes 28. */
export function yearsBefore(day: string, years: number): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const target = `${String(Number(year) - years).padStart(4, '0')}-${month}-${date}`;
  return isDay(target) ? target : target.replace(/29$/, '28');
}
