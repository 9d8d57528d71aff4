import { calendarOf } from '@portal/service-kit/calendar';
import { oldestFirst, type Waiting, type WaitingKind, weekUntil } from './today';

const waiting = (kind: WaitingKind, id: number, minute: number): Waiting => ({
  kind,
  since: new Date(minute * 60_000),
  application: { id, type: 'intern', applicantName: 'Amina Uwase' },
  from: null,
});
const ofKind = (...oldest: Waiting[]) => ({ total: oldest.length, oldest });

test('what waits longest comes first, whatever its kind', () => {
  const list = oldestFirst([
    ofKind(waiting('submitted', 1, 5), waiting('submitted', 2, 9)),
    ofKind(waiting('letter', 3, 7)),
  ]);
  expect(list.map(({ application }) => application.id)).toEqual([1, 3, 2]);
});

test('an application is listed once; a request is listed beside it', () => {
  const list = oldestFirst([
    ofKind(waiting('submitted', 1, 5)),
    ofKind(waiting('letter', 1, 7)),
    ofKind(waiting('request', 1, 8)),
  ]);
  expect(list.map(({ kind }) => kind)).toEqual(['submitted', 'request']);
});

test('the week has seven days of the reader, today last', () => {
  const days = weekUntil(new Date('2026-03-02T23:30:00Z'), calendarOf('Africa/Kigali'));
  expect(days.map(({ day }) => day)).toEqual([
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
    '2026-03-03',
  ]);
  expect(days[6]?.from.toISOString()).toBe('2026-03-02T22:00:00.000Z');
  expect(days[6]?.to.toISOString()).toBe('2026-03-03T22:00:00.000Z');
});
