import { runsOf } from './runs';

test('a hyphen that ties words is drawn as a plain one, which the typeface has', () => {
  expect(runsOf('Votre e\u2011mail').map(({ text }) => text)).toEqual(['Votre e-mail']);
});
