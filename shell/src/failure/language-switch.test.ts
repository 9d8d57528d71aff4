import { fakeShell } from '@portal/remote-sdk/dev';
import { languageSwitch } from './language-switch';

const switchOf = (reopen = jest.fn()) => {
  const { language } = fakeShell({ languages: ['en', 'fr', 'rw'] });
  if (!language) throw new Error('There is no choice.');
  return { language, reopen, select: languageSwitch(language, reopen) };
};

const choose = async (select: HTMLSelectElement, language: string) => {
  select.value = language;
  select.dispatchEvent(new Event('change'));
  await new Promise((resolve) => setTimeout(resolve));
};

test('languages are offered by their own names, and the page is opened anew in the chosen one', async () => {
  const { select, language, reopen } = switchOf();
  expect([...select.options].map(({ text, lang }) => `${lang} ${text}`)).toEqual([
    'en English',
    'fr Français',
    'rw Ikinyarwanda',
  ]);
  expect([select.value, select.getAttribute('aria-label')]).toEqual(['en', 'Language']);
  await choose(select, 'rw');
  expect(language.current()).toBe('rw');
  expect(reopen).toHaveBeenCalledTimes(1);
});

test('a language whose words do not arrive is not chosen', async () => {
  const { select, language, reopen } = switchOf();
  jest.spyOn(language, 'choose').mockRejectedValue(new Error('no line'));
  await choose(select, 'fr');
  expect(select.value).toBe('en');
  expect(reopen).not.toHaveBeenCalled();
});
