export const utc = 'UTC';

/** Whether days can be counted in a zone such as 'Africa/Kigali'. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The city that people name a zone's time by: 'Kigali' for 'Africa/Kigali', 'New York' for 'America/New_York'. */
export const placeOfZone = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
