import { xmlText } from '@portal/service-kit/text';

/** An event that lasts whole days (RFC 5545). */
export interface CalendarEvent {
  uid: string;
  /** When its content last changed. */
  changedAt: Date;
  /** A number that grows with each change. */
  sequence: number;
  /** The first day and, in `until`, the last day, 'YYYY-MM-DD'. */
  from: string;
  until: string;
  summary: string;
  description: string;
  url: string;
  status: 'TENTATIVE' | 'CONFIRMED';
}

const mostOctets = 75;

/** A calendar file: lines of at most 75 octets, each ended by CR and LF. */
export function calendarFile(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Portal//Applications//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const eventLines = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  `DTSTAMP:${event.changedAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTART;VALUE=DATE:${plain(event.from)}`,
  // DTEND is the day after the last one.
  `DTEND;VALUE=DATE:${plain(dayAfter(event.until))}`,
  `SUMMARY:${escaped(event.summary)}`,
  `DESCRIPTION:${escaped(event.description)}`,
  `URL:${event.url}`,
  `STATUS:${event.status}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

const plain = (day: string) => day.replaceAll('-', '');

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const escaped = (text: string): string =>
  xmlText(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n');

/** Folds a long line: it continues on the next line after a blank. No character is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > mostOctets) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}
