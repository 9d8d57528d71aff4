import '@testing-library/jest-dom';
import { setWords as setUiWords } from '@portal/ui/language';
import { act, render, screen } from '@testing-library/react';
import { words as french } from '../../language/words/fr';
import { words as kinyarwanda } from '../../language/words/rw';
import { setWords } from '../../messages/catalogue';
import { IfToday } from './if-today';

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const days = () => screen.getAllByRole('listitem').map((line) => line.querySelector('strong')?.textContent);

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 25, 12) }));
afterEach(() => {
  jest.useRealTimers();
  setWords([]);
  setUiWords([]);
});

test('somebody who would apply today is shown three days that follow from the rules', () => {
  render(<IfToday />);
  expect(screen.getByRole('heading', { name: 'If you apply today' })).toBeVisible();
  expect(lines()).toEqual([
    '25 November 2026Your application reaches us. We send you a password by email.',
    '9 December 2026The last day to sign in for the first time with that password.',
    '25 November 2027The first day to ask for another application of the same programme.',
  ]);
});

test.each([
  ['French', french, ['25 novembre 2026', '9 décembre 2026', '25 novembre 2027']],
  ['Kinyarwanda', kinyarwanda, ['25 Ugushyingo 2026', '9 Ukuboza 2026', '25 Ugushyingo 2027']],
])('the days are written as one does in %s', (_language, { own, ui }, written) => {
  setWords(own);
  setUiWords(ui);
  render(<IfToday />);
  expect(days()).toEqual(written);
});

test('a page that was open overnight shows the days of the new day when somebody looks at it', () => {
  render(<IfToday />);
  jest.setSystemTime(new Date(2026, 10, 26, 8));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(days()).toEqual(['26 November 2026', '10 December 2026', '26 November 2027']);
});
