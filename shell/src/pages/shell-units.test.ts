import { wordsComeBy } from '../language/more';
import { shellUnits } from './shell-units';

const words = jest.fn(async () => undefined);
const load = (name: string) => shellUnits.find((unit) => unit.name === name)?.load(false);

beforeEach(() => {
  words.mockReset();
  wordsComeBy(words);
  document.body.innerHTML = '';
  document.documentElement.lang = 'en';
});

test.each(['maintenance', 'help', 'prepare', 'accessibility', 'home'])(
  'the page %s comes with all its words in the language that is spoken',
  async (name) => {
    expect(await load(name)).toMatchObject({ ok: true });
    expect(words).toHaveBeenCalledTimes(1);
  },
);

test('a home page that stands there drawn needs no further words', async () => {
  document.body.innerHTML = '<div data-drawn></div>';
  expect(await load('home')).toMatchObject({ ok: true });
  expect(words).not.toHaveBeenCalled();
});

test('a home page that was drawn in another language than the current one comes with all words', async () => {
  document.body.innerHTML = '<div data-drawn lang="fr"></div>';
  expect(await load('home')).toMatchObject({ ok: true });
  expect(words).toHaveBeenCalledTimes(1);
});

test('a page whose words do not load is reported as unreachable, in words that are there', async () => {
  words.mockRejectedValue(Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' }));
  expect(await load('maintenance')).toMatchObject({ ok: false, reason: 'unreachable' });
});
