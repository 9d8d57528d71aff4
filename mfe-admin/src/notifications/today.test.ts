/** @jest-environment node */
import { sampleNotification } from '../testing';
import { sinceMidnight } from './today';

const now = new Date(2026, 10, 21, 8, 0).getTime();
const at = (id: number, day: number, hour: number) =>
  sampleNotification(id, { created_at: new Date(2026, 10, day, hour).toISOString() });
const part = (...notifications: ReturnType<typeof at>[]) => ({
  notifications,
  unread_count: 3,
  next_before: 2,
});

test('a notification of the night belongs to today, a notification of the evening before does not', () => {
  const shown = sinceMidnight(part(at(4, 21, 7), at(3, 21, 0), at(2, 20, 23)), now);
  expect(shown.notifications.map(({ id }) => id)).toEqual([4, 3]);
  expect(shown.next_before).toBeNull();
});

test('a part that is all of today may go on', () => {
  expect(sinceMidnight(part(at(4, 21, 7), at(3, 21, 1)), now).next_before).toBe(2);
});
