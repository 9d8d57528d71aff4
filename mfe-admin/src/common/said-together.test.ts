import { ApiError } from '@portal/remote-sdk';
import { speakSentences } from '@portal/ui/language';
import { fieldSentences, saidTogether } from './said-together';

afterEach(() => speakSentences());

test('a refusal of several fields is said sentence by sentence, also when the language changes after it came', () => {
  const sentences = ['Choose at least one reader.', 'Say what is missing.'];
  expect(saidTogether(sentences)).toBe('Choose at least one reader. Say what is missing.');
  const french: Record<string, string> = {
    'Choose at least one reader.': 'Choisissez au moins un lecteur.',
    'Say what is missing.': 'Dites ce qui manque.',
  };
  speakSentences((english) => french[english] ?? english);
  expect(saidTogether(sentences)).toBe('Choisissez au moins un lecteur. Dites ce qui manque.');
});

test('a refusal that says nothing of fields has no sentences of them', () => {
  expect(
    fieldSentences(
      new ApiError({ kind: 'answer', status: 500, message: 'Something went wrong', errors: {} }),
    ),
  ).toBeNull();
});
