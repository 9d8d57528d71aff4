import { act } from '@testing-library/react';
import { languages } from '../language';
import { languageWord } from './language-words';

const all = () => ['en', 'fr', 'rw'].map(languageWord);

test('languages are named in the language of the reader', async () => {
  expect(all()).toEqual(['English', 'French', 'Kinyarwanda']);
  const french = await languages.fr?.();
  act(() => french?.());
  expect(all()).toEqual(
    ['anglais', 'français', 'kinyarwanda'].map((word) => expect.stringMatching(new RegExp(word, 'i'))),
  );
  const back = await languages.en?.();
  act(() => back?.());
});
