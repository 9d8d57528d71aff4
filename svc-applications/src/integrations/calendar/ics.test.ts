import { spansOf } from './events';
import { type CalendarEvent, calendarFile } from './ics';

const event: CalendarEvent = {
  uid: 'application-7-1@portal.example',
  changedAt: new Date('2026-11-22T09:08:07.654Z'),
  sequence: 4,
  from: '2027-02-27',
  until: '2027-02-28',
  summary: 'Visit, Hill School; a "house" \\ for all',
  description: `Begegnung\nmit allen – ${'schön ✓ 👩‍⚕️ '.repeat(20)}`,
  url: 'https://portal.example/userdashboard/applications/7',
  status: 'TENTATIVE',
};

/** Reads a calendar file as RFC 5545 defines it: unfolded lines, each with a name, parameters and a value. */
function read(file: string) {
  const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => {
    const [, name = '', value = ''] = /^([A-Z-]+(?:;[A-Z-]+=[^:;]+)*):(.*)$/s.exec(line) ?? [];
    return [name, value.replace(/\\([\\;,nN])/g, (_, one: string) => (/n/i.test(one) ? '\n' : one))] as const;
  });
}

describe('a calendar file', () => {
  const file = calendarFile('Hill School, Kigali', [event]);

  it('is read back as it was written, in its order', () => {
    expect(read(file)).toEqual([
      ['BEGIN', 'VCALENDAR'],
      ['VERSION', '2.0'],
      ['PRODID', '-//Portal//Applications//EN'],
      ['CALSCALE', 'GREGORIAN'],
      ['METHOD', 'PUBLISH'],
      ['X-WR-CALNAME', 'Hill School, Kigali'],
      ['REFRESH-INTERVAL;VALUE=DURATION', 'PT4H'],
      ['BEGIN', 'VEVENT'],
      ['UID', event.uid],
      ['DTSTAMP', '20261122T090807Z'],
      ['SEQUENCE', '4'],
      ['DTSTART;VALUE=DATE', '20270227'],
      ['DTEND;VALUE=DATE', '20270301'],
      ['SUMMARY', event.summary],
      ['DESCRIPTION', event.description],
      ['URL', event.url],
      ['STATUS', 'TENTATIVE'],
      ['TRANSP', 'TRANSPARENT'],
      ['END', 'VEVENT'],
      ['END', 'VCALENDAR'],
    ]);
  });

  it('has lines of at most 75 octets, ended by CR and LF, and cuts no character in two', () => {
    const lines = file.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(lines.every((line) => Buffer.from(line).toString() === line)).toBe(true);
  });
});

describe('the days of an application', () => {
  it('are its periods, else those of its visit', () => {
    const period = { start_date: '2027-06-01', end_date: '2027-08-31' };
    const visit = { visit_start_date: '2027-01-01', visit_end_date: '2027-01-02' };
    expect(spansOf({ periods: [period], ...visit })).toEqual([{ from: '2027-06-01', until: '2027-08-31' }]);
    expect(spansOf({ periods: [], ...visit })).toEqual([{ from: '2027-01-01', until: '2027-01-02' }]);
    expect(spansOf(visit)).toHaveLength(1);
  });

  it('are left out where they are none, or end before they begin', () => {
    for (const [start_date, end_date] of [
      ['2027-02-30', '2027-03-01'],
      ['2027-03-02', '2027-03-01'],
      ['soon', ''],
      [null, undefined],
      ['2027-01-01\r\nATTENDEE:x', '2027-01-02'],
    ])
      expect(spansOf({ periods: [{ start_date, end_date }] })).toEqual([]);
    expect(spansOf({ periods: 'x' })).toEqual([]);
  });
});
