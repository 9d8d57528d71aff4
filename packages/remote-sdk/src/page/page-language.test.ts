import { fakeShell } from '../dev';
import { type ApplyWords, allWords, follow, hasAllWords } from './page-language';

const RESTS_MS = 1500;
let output = '';
let end = () => {};
let connection: { saveData?: boolean } | undefined;
const drawn: string[] = [];

const applyWords = (words: string, rest?: ApplyWords['rest']): ApplyWords =>
  Object.assign(
    () => {
      output = words;
    },
    { rest },
  );
const rest = jest.fn<Promise<() => void>, []>();
const languages = {
  en: async () => applyWords('English'),
  fr: async () => applyWords('Bonjour …', rest),
  rw: async () => applyWords('Muraho …', async () => applyWords('Muraho mwese')),
};

beforeEach(() => {
  jest.useFakeTimers();
  drawn.length = 0;
  rest.mockReset().mockResolvedValue(applyWords('Bonjour à tous'));
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => connection });
});
afterEach(() => {
  end();
  connection = undefined;
  jest.useRealTimers();
});

async function open(offered = ['fr', 'en', 'rw']) {
  const { language } = fakeShell({ languages: offered });
  end = await follow(language, languages, (one) => void drawn.push(`${one}: ${output}, ${hasAllWords()}`));
  return { choose: (one: string) => language?.choose(one) };
}
const later = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const sign = async (kind: string) => {
  window.dispatchEvent(new Event(kind));
  await later(0);
};

test('a page is drawn with its first words, and anew with all of them once it rests', async () => {
  await open();
  expect(drawn).toEqual(['fr: Bonjour …, false']);
  await later(RESTS_MS - 1);
  expect(rest).not.toHaveBeenCalled();
  await later(1);
  expect(drawn.at(-1)).toBe('fr: Bonjour à tous, true');
  await sign('keydown');
  expect(rest).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'keydown', 'focusin'])(
  'the first %s brings them, also with data saver',
  async (kind) => {
    connection = { saveData: true };
    await open();
    await later(10 * RESTS_MS);
    expect(rest).not.toHaveBeenCalled();
    await sign(kind);
    await sign(kind);
    expect(rest).toHaveBeenCalledTimes(1);
    expect(drawn.at(-1)).toBe('fr: Bonjour à tous, true');
  },
);

test('they come when they are asked for; offline that fails, and the next call tries again', async () => {
  await open();
  rest.mockRejectedValueOnce(new Error('no line'));
  await expect(Promise.all([allWords(), allWords()])).rejects.toThrow('no line');
  expect([rest.mock.calls.length, hasAllWords()]).toEqual([1, false]);
  await allWords();
  expect(drawn).toEqual(['fr: Bonjour …, false', 'fr: Bonjour à tous, true']);
  await allWords();
  expect(rest).toHaveBeenCalledTimes(2);
});

test('a choice loads all words at once, and words of the previous language that are still loading are dropped', async () => {
  const { choose } = await open();
  let arrive = (_: () => void) => {};
  rest.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = resolve;
    }),
  );
  const asked = allWords();
  await choose('rw');
  await later(0);
  arrive(applyWords('Bonjour à tous'));
  await asked;
  expect(drawn).toEqual(['fr: Bonjour …, false', 'rw: Muraho mwese, true']);
  await choose('fr');
  await later(0);
  expect(drawn.at(-1)).toBe('fr: Bonjour à tous, true');
});

test('a choice of which not all words arrive is English', async () => {
  const { choose } = await open(['en', 'fr']);
  rest.mockRejectedValueOnce(new Error('no line'));
  await choose('fr');
  await later(0);
  expect(drawn).toEqual(['en: English, true', 'en: English, true']);
});

test('a page that is closed waits for nothing', async () => {
  await open();
  end();
  await later(RESTS_MS);
  await sign('pointerdown');
  expect([rest.mock.calls.length, hasAllWords(), drawn.length]).toEqual([0, true, 1]);
});
