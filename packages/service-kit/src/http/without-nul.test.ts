import { withoutNul } from './without-nul';

test('NUL characters are gone from every text, and nothing else is changed', () => {
  const given = { name: 'Ro\0bert', deep: [{ note: '\0' }, 'a\nb', 7, null, true], '': 'Zoë 😀' };
  expect(withoutNul(given)).toEqual({
    name: 'Robert',
    deep: [{ note: '' }, 'a\nb', 7, null, true],
    '': 'Zoë 😀',
  });
  expect(withoutNul('\0\0')).toBe('');
  expect(withoutNul(undefined)).toBeUndefined();
});

test('what is nested without end is not walked through', () => {
  const nested = (levels: number) => JSON.parse('{"a":'.repeat(levels) + 1 + '}'.repeat(levels));
  expect(withoutNul(nested(50))).toEqual(nested(50));
  expect(() => withoutNul(nested(51))).toThrow('What was sent could not be read.');
  expect(() => withoutNul(JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)))).toThrow(
    'could not be read',
  );
});
