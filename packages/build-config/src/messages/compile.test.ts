import { compileMessage, lengthened } from './compile';

/** Compiles a message and returns the text that it gives. */
function compiled(text: string, given?: object, language = 'en'): unknown {
  const { code } = compileMessage(text, language);
  const plain = code.replace(/^<T,>/, '').replace(/ }: \{.*?\}\) =>/, ' }) =>');
  const made: unknown = new Function(`return ${plain}`)();
  return typeof made === 'function' ? made(given) : made;
}

test('a text is itself, whatever signs it has', () => {
  expect(compiled('It’s `so` \\ and "so", $5')).toBe('It’s `so` \\ and "so", $5');
  expect(compiled('{name} has `$', { name: 'Ada' })).toBe('Ada has `$');
});

test('a number chooses its form by the language', () => {
  const left = '{count, plural, one {# letter} other {# letters}} left for {name}';
  expect(compiled(left, { count: 1, name: 'Ada' })).toBe('1 letter left for Ada');
  expect(compiled(left, { count: 0, name: 'Ada' })).toBe('0 letters left for Ada');
  expect(compiled('{count, plural, one {# lettre} other {# lettres}}', { count: 0 }, 'fr')).toBe('0 lettre');
});

test('a case is chosen by its name', () => {
  const place = '{where, select, here {from here} other {from elsewhere}}';
  expect([compiled(place, { where: 'here' }), compiled(place, { where: 'there' })]).toEqual([
    'from here',
    'from elsewhere',
  ]);
});

test('a tag is made by the page, within the sentence', () => {
  expect(
    compiled('Write to <mail>us</mail>, {name}.', { mail: (words: string) => [words], name: 'Ada' }),
  ).toEqual(['Write to ', ['us'], ', Ada.']);
  expect(compileMessage('Write to <mail>us</mail>, {name}.', 'en').needs).toEqual({
    mail: 'tag',
    name: 'text',
  });
});

test.each([
  ['{n, plural, other {#}}', 'needs the forms one and other'],
  ['{when, date}', 'formatted by the page'],
  ['{n, select, a {x}}', 'MISSING_OTHER_CLAUSE'],
  ['{open', 'EXPECT_ARGUMENT_CLOSING_BRACE'],
])('%s is refused with its reason', (text, reason) => {
  expect(() => compileMessage(text, 'en')).toThrow(reason);
});

test('a lengthened message keeps what stands for others', () => {
  const text = lengthened('Write to <mail>us</mail>, {name}: {n, plural, one {# day} other {# days}}');
  expect(compileMessage(text, 'en').needs).toEqual({ mail: 'tag', name: 'text', n: 'number' });
  expect(lengthened('Your answers')).toBe('Yöúrúr ánswërsërs');
});
