import { calendarOf } from '@portal/service-kit/calendar';
import {
  type Circumstances,
  type Closure,
  deadlineOf,
  isOpenAt,
  nextRound,
  openingOf,
  openRound,
  overlap,
  roundOfDraft,
  roundToWaitFor,
} from './times';

const at = (instant: string) => new Date(instant);
const about = (now: string, closures: Closure[] = [], zone = 'Africa/Kigali'): Circumstances => ({
  calendar: calendarOf(zone),
  closures,
  now: at(now),
});
const round = { id: 1, opens: '2026-11-01T08:00', closes: '2026-11-27T17:00', graceMinutes: 0 };
const closed = (from: string, until: string | null): Closure => ({
  closedAt: at(from),
  openedAt: until === null ? null : at(until),
});

describe('a round', () => {
  test.each([
    ['Africa/Kigali', '2026-11-01T06:00Z', '2026-11-27T15:00Z'],
    ['America/Los_Angeles', '2026-11-01T16:00Z', '2026-11-28T01:00Z'],
    ['Asia/Kathmandu', '2026-11-01T02:15Z', '2026-11-27T11:15Z'],
    ['Pacific/Auckland', '2026-10-31T19:00Z', '2026-11-27T04:00Z'],
  ])('opens and closes by the clock in %s', (zone, opensAt, closesAt) => {
    expect(openingOf(round, about('2026-11-10T00:00Z', [], zone))).toEqual({
      opensAt: at(opensAt),
      closesAt: at(closesAt),
    });
  });

  test('takes what comes in its last millisecond, and nothing in the next', () => {
    const opening = openingOf(round, about('2026-11-10T00:00Z'));
    const moments = [
      '2026-11-01T05:59:59.999Z',
      '2026-11-01T06:00Z',
      '2026-11-27T14:59:59.999Z',
      '2026-11-27T15:00Z',
    ];
    expect(moments.map((moment) => isOpenAt(opening, at(moment)))).toEqual([false, true, true, false]);
  });

  test('closes at the second of two equal hours, and opens at the first', () => {
    const twice = { opens: '2026-11-01T01:30', closes: '2026-11-01T01:30' };
    expect(openingOf(twice, about('2026-10-01T00:00Z', [], 'America/Los_Angeles'))).toEqual({
      opensAt: at('2026-11-01T08:30Z'),
      closesAt: at('2026-11-01T09:30Z'),
    });
  });

  test('closes later in an hour that its zone leaves out', () => {
    const spring = { opens: '2026-03-01T00:00', closes: '2026-03-08T02:30' };
    const { closesAt } = openingOf(spring, about('2026-03-01T00:00Z', [], 'America/Los_Angeles'));
    expect(closesAt).toEqual(at('2026-03-08T10:30Z'));
  });
});

describe('time in which the portal was closed', () => {
  const closing = (now: string, ...closures: Closure[]) =>
    openingOf(round, about(now, closures)).closesAt.toISOString().slice(5, 16);

  test('is added, each time that lay within the round', () => {
    const two = closed('2026-11-10T00:00Z', '2026-11-10T02:00Z');
    const half = closed('2026-11-27T14:30Z', '2026-11-27T15:00Z');
    expect(closing('2026-11-28T00:00Z', two, half)).toBe('11-27T17:30');
  });

  test('counts from the opening on', () => {
    expect(closing('2026-11-28T00:00Z', closed('2026-11-01T00:00Z', '2026-11-01T07:00Z'))).toBe(
      '11-27T16:00',
    );
    expect(closing('2026-11-28T00:00Z', closed('2026-10-01T00:00Z', '2026-10-02T00:00Z'))).toBe(
      '11-27T15:00',
    );
  });

  test('counts in the hour that was added, and no longer after it', () => {
    const hour = closed('2026-11-27T14:00Z', '2026-11-27T15:00Z');
    expect(closing('2026-11-28T00:00Z', hour, closed('2026-11-27T15:30Z', '2026-11-27T15:40Z'))).toBe(
      '11-27T16:10',
    );
    expect(closing('2026-11-28T00:00Z', hour, closed('2026-11-27T16:00Z', '2026-11-27T20:00Z'))).toBe(
      '11-27T16:00',
    );
  });

  test('grows as long as the portal is closed', () => {
    const since = closed('2026-11-27T14:50Z', null);
    expect(closing('2026-11-27T16:50Z', since)).toBe('11-27T17:00');
  });
});

describe('the deadline of a draft', () => {
  const graceful = { ...round, graceMinutes: 30 };
  const deadline = (createdAt: string, more: { moreTimeUntil?: string } = {}, closures: Closure[] = []) =>
    deadlineOf(
      graceful,
      { createdAt: at(createdAt), ...more },
      about('2026-11-27T16:00Z', closures),
    ).toISOString();

  test('is later by the grace where it was begun before the closing', () => {
    expect(deadline('2026-11-27T14:59:59.999Z')).toBe('2026-11-27T15:30:00.000Z');
    expect(deadline('2026-11-27T15:00:00Z')).toBe('2026-11-27T15:00:00.000Z');
  });

  test('is as late as one person was given, never earlier', () => {
    expect(deadline('2026-11-20T00:00Z', { moreTimeUntil: '2026-12-01T12:00' })).toBe(
      '2026-12-01T10:00:00.000Z',
    );
    expect(deadline('2026-11-20T00:00Z', { moreTimeUntil: '2026-11-02T12:00' })).toBe(
      '2026-11-27T15:30:00.000Z',
    );
  });

  test('grows by the time in which the portal was closed, more time too', () => {
    const day = closed('2026-11-28T00:00Z', '2026-11-29T00:00Z');
    expect(deadline('2026-11-20T00:00Z', { moreTimeUntil: '2026-12-01T12:00' }, [day])).toBe(
      '2026-12-02T10:00:00.000Z',
    );
  });
});

describe('of several rounds', () => {
  const autumn = round;
  const winter = { ...round, id: 2, opens: '2026-12-10T08:00', closes: '2027-01-31T17:00' };
  const spring = { ...round, id: 3, opens: '2027-02-10T08:00', closes: '2027-03-31T17:00' };
  const all = [spring, winter, autumn];

  test.each([
    ['2026-10-01T00:00Z', undefined, 1],
    ['2026-11-10T00:00Z', 1, 2],
    ['2026-12-01T00:00Z', undefined, 2],
    ['2027-05-01T00:00Z', undefined, undefined],
  ])('on %s the open one is %p, and the next %p', (now, open, next) => {
    expect([openRound(all, about(now))?.id, nextRound(all, about(now))?.id]).toEqual([open, next]);
    expect(roundToWaitFor(all, about(now))?.id).toBe(open ?? next);
  });

  test.each([
    ['its own', 1, '2027-01-01T00:00Z', 1],
    ['the open one, where it was begun before there were rounds', null, '2026-11-10T00:00Z', 1],
    ['the one that closed last, where none is open', null, '2027-05-01T00:00Z', 3],
    ['none, before the first opens', null, '2026-10-01T00:00Z', undefined],
    ['that of today, where its own was removed', 9, '2026-11-10T00:00Z', 1],
  ])('a draft counts for %s', (_which, roundId, now, expected) => {
    expect(roundOfDraft(all, { roundId }, about(now))?.id).toBe(expected);
  });

  test('two that are open at once overlap; one that opens when the other closes does not', () => {
    expect(overlap(autumn, { opens: '2026-11-20T00:00', closes: '2026-12-20T00:00' })).toBe(true);
    expect(overlap(autumn, { opens: autumn.closes, closes: '2026-12-20T00:00' })).toBe(false);
  });
});
