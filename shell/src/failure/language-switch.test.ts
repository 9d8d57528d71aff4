import { fakeShell } from '@portal/remote-sdk/dev';
import { languageSwitch } from './language-switch';

const switchOf = (again = jest.fn()) => {
  const { language } = fakeShell({ languages: ['en', 'fr', 'rw'] });
  if (!language) throw new Error('There is no choice.');
  return { language, again, select: languageSwitch(language, again) };
};

const choose = async (select: HTMLSelectElement, language: string) => {
  select.value = language;
  select.dispatchEvent(new Event('change'));
  await new Promise((resolve) => setTimeout(resolve));
};

test('languages are offered by their own names, and the panel is drawn once more in the chosen one', async () => {
  const { select, language, again } = switchOf();
  expect([...select.options].map(({ text, lang }) => `${lang} ${text}`)).toEqual([
    'en English',
    'fr Français',
    'rw Ikinyarwanda',
  ]);
  expect([select.value, select.getAttribute('aria-label')]).toEqual(['en', 'Language']);
  await choose(select, 'rw');
  expect(language.current()).toBe('rw');
  expect(again).toHaveBeenCalledTimes(1);
});

test('a language whose words do not arrive is not chosen', async () => {
  const { select, language, again } = switchOf();
  jest.spyOn(language, 'choose').mockRejectedValue(new Error('no line'));
  await choose(select, 'fr');
  expect(select.value).toBe('en');
  expect(again).not.toHaveBeenCalled();
});
