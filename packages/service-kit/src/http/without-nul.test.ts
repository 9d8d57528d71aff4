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
