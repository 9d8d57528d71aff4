import '@testing-library/jest-dom';
import { drawn, firstAndAll, next, onStep, openInLanguage } from '@portal/application-ui/testing';
import { type ApplyWords, allWords, type PageComponentProps } from '@portal/remote-sdk';
import { act, screen } from '@testing-library/react';
import { fakePortal } from '../dev/fake-portal';
import { languages } from '../src/language';
import allFrench from '../src/language/fr';
import french from '../src/language/fr-first';
import allKinyarwanda from '../src/language/rw';
import kinyarwanda from '../src/language/rw-first';
import { InternshipPage } from '../src/programme/internship-page';

const address = '/application/interns';
const client = fakePortal();
const Page = (props: PageComponentProps) => <InternshipPage {...props} client={client} />;
let close = async () => {};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(async () => {
  await close();
  close = async () => {};
  (await languages.en?.())?.();
});

test.each([
  { language: 'fr', button: 'Étape suivante' },
  { language: 'rw', button: 'Intambwe ikurikira' },
  { language: 'sw', button: 'Hatua Inayofuata' },
])(
  'the words that the page begins with in $language are all that its first step says',
  async ({ language, button }) => {
    const { first, all } = await firstAndAll(Page, languages, { offered: [language, 'en'], address });
    expect(first).toContain(button);
    expect(first).toEqual(all);
  },
);

test('with the rest they are all words of the language', async () => {
  for (const [first, whole] of [
    [french, allFrench],
    [kinyarwanda, allKinyarwanda],
  ] as const) {
    expect((await first.rest?.())?.default).toBe(whole);
    for (const part of ['own', 'ui', 'application'] as const)
      expect(whole[part]).toEqual(expect.arrayContaining([...first[part]]));
  }
});

/** Opens the page in French with the remaining words held back until the test lets them through or fails them. */
async function openWithoutRest() {
  const french = (await languages.fr?.()) as ApplyWords;
  const rest = jest.fn<Promise<() => void>, []>();
  let answer = (_: 'arrives' | 'fails') => {};
  rest.mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answer = (how) =>
          how === 'fails' ? reject(new Error('no line')) : void french.rest?.().then(resolve, reject);
      }),
  );
  const fr = async (): Promise<ApplyWords> => Object.assign(() => french(), { rest });
  const opened = await openInLanguage(Page, { ...languages, fr }, { offered: ['fr', 'en'], address });
  close = opened.close;
  await drawn('Bienvenue');
  const { user } = opened;
  await user.click(screen.getByRole('radio', { name: 'Bénévolat' }));
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(next('Étape suivante'));
  await onStep('Identité et contact');
  return { ...opened, rest, let: async (how: 'arrives' | 'fails') => act(async () => answer(how)) };
}

const field = () => screen.queryByLabelText(/Nom complet/);

test('a later step waits for its translation, and shows no English meanwhile', async () => {
  const { domElement, rest, let: letIt } = await openWithoutRest();
  expect(rest).toHaveBeenCalledTimes(1);
  expect(field()).toBeNull();
  expect(domElement.querySelector('.p-lead')).toBeNull();
  expect(domElement).not.toHaveTextContent('Use an email that you read often');
  await letIt('arrives');
  await act(() => allWords());
  await drawn('Identité et contact');
  expect(field()).toBeVisible();
  expect(domElement.querySelector('.p-lead')).toHaveTextContent(/\S/);
});

test('offline, the page reports it in French, and opens once the connection is back', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { rest, let: letIt } = await openWithoutRest();
  await letIt('fails');
  expect(await screen.findByText('Vous êtes hors ligne')).toBeVisible();
  online.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(rest).toHaveBeenCalledTimes(2);
  await letIt('arrives');
  await drawn('Identité et contact');
  expect(field()).toBeVisible();
});
