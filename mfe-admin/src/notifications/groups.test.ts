/** @jest-environment node */
import { sampleNotification } from '../testing/samples';
import { badge, groupsOf, viewPath } from './groups';
import { relativeTime } from './relative-time';

const english = { timeZone: 'UTC' };
const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T11:59:01Z', 'Just now'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T11:00:01Z', '59 minutes ago'],
  ['2026-11-21T11:00:00Z', '1 hour ago'],
  ['2026-11-20T12:00:01Z', '23 hours ago'],
  ['2026-11-20T12:00:00Z', '1 day ago'],
  ['2026-11-14T12:00:01Z', '6 days ago'],
  ['2026-11-14T12:00:00Z', '14 November 2026'],
])('%s was %s', (instant, result) => {
  expect(relativeTime(instant, now, english)).toBe(result);
});

test('a group keeps the newest five, and knows all that are unread', () => {
  const seven = [7, 3, 1, 2, 5, 4, 6].map((id) => sampleNotification(id));
  const [group] = groupsOf(seven);
  expect(group?.items.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(group?.unread).toHaveLength(7);
  expect(group?.count).toBe(7);
  expect(group?.latest.id).toBe(1);
});

test('a notification with a time of reading counts as read', () => {
  const [group] = groupsOf([sampleNotification(1, { read_at: '2026-11-21T12:00:00Z' })]);
  expect(group?.unread).toEqual([]);
});

test('a visit is looked at in its own list', () => {
  expect(viewPath(sampleNotification(1, { application_type: 'visitor' }))).toBe(
    '/admin/visitor-applications?highlight=12',
  );
});

test('above nine is 9+', () => {
  expect([badge(9), badge(10)]).toEqual(['9', '9+']);
});
