import { beingNamed, withName } from './mention';

test.each([
  ['Look, @', ''],
  ['Look, @Gra', 'Gra'],
  ['Look, @Grace Mu', 'Grace Mu'],
  ['Write to a@b', null],
  ['Nobody', null],
])('of "%s" the name being typed is %j', (text, typed) => {
  expect(beingNamed(text, text.length)).toBe(typed);
});

test('a chosen name takes the place of what was typed of it', () => {
  expect(withName('Look, @Gra please', 10, 'Grace Mutoni')).toEqual({
    text: 'Look, @Grace Mutoni please',
    caret: 20,
  });
});
