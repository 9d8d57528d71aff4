import { message } from '../../../base/messages';
import { rowsAtMost, valuesAtMost, writable } from './writable';

test('NUL characters are gone from every text, and nothing else is changed', () => {
  const given = { name: 'Ro\0bert', deep: [{ note: '\0' }, 'a\nb', 7, null, true], '': 'Zoë 😀' };
  expect(writable(given)).toEqual({
    name: 'Robert',
    deep: [{ note: '' }, 'a\nb', 7, null, true],
    '': 'Zoë 😀',
  });
  expect(writable('\0\0')).toBe('');
  expect(writable(undefined)).toBeUndefined();
});

test('values nested without end are refused', () => {
  const nested = (levels: number) => JSON.parse('{"a":'.repeat(levels) + 1 + '}'.repeat(levels));
  expect(writable(nested(50))).toEqual(nested(50));
  expect(() => writable(nested(51))).toThrow('What was sent could not be read.');
  expect(() => writable(JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)))).toThrow('could not be read');
});

test('a list that is far too long is refused by its name', () => {
  const form = (rows: number) => ({ form_data: { honors: Array(rows).fill(null) } });
  expect(writable(form(rowsAtMost))).toEqual(form(rowsAtMost));
  expect(() => writable(form(rowsAtMost + 1))).toThrow(
    expect.objectContaining({ fields: { honors: [message('tooManyRows')] } }),
  );
});

test.each([
  ['entries', (count: number) => Array(count).fill(0)],
  ['entries of many lists', (count: number) => Array.from({ length: count / 2 }, () => [0])],
  ['members', (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 0]))],
])('more %s than any form has are refused before they are validated', (_, make) => {
  expect(writable(make(valuesAtMost))).toEqual(make(valuesAtMost));
  expect(() => writable(make(valuesAtMost + 2))).toThrow('more entries than can be taken');
});
