import { ApiError, createApiClient } from '@portal/remote-sdk';
import { fakeShell } from '@portal/remote-sdk/dev';
import { translated } from '@portal/ui/language';
import { programmeLanguages } from '../../wizards/programme-wizard/languages';

const setLanguage = async (language: string) => (await programmeLanguages[language]?.())?.();

afterEach(() => setLanguage('en'));

/** Returns the sentence of a refusal as the page receives it. */
async function refusedWith(
  message: string,
  { language, errors }: { language?: string; errors?: Record<string, string[]> } = {},
): Promise<ApiError> {
  const answer = {
    ok: false,
    status: 422,
    headers: new Headers(language ? { 'Content-Language': language } : {}),
    text: async () => JSON.stringify({ message, errors }),
  };
  globalThis.fetch = jest.fn(async () => answer as Response);
  const refusal: unknown = await createApiClient(fakeShell())
    .send('GET', '/api/me')
    .catch((error: unknown) => error);
  if (!(refusal instanceof ApiError)) throw new Error('It was not refused');
  return refusal;
}

test('a sentence of a service in one language is translated into the next one, there and back', async () => {
  await setLanguage('fr');
  const { message } = await refusedWith('Adresse e\u2011mail obligatoire', { language: 'fr' });
  const refusal = await refusedWith('Ce mot de passe n’est pas juste.', { language: 'fr' });
  expect(translated(refusal.message)).toBe('Ce mot de passe n’est pas juste.');
  await setLanguage('rw');
  expect(translated(refusal.message)).toBe('Iryo jambobanga si ryo.');
  await setLanguage('en');
  expect(translated(refusal.message)).toBe('That password is not right.');
  await setLanguage('fr');
  expect(translated(refusal.message)).toBe('Ce mot de passe n’est pas juste.');
  expect(translated(message)).toBe('Adresse e\u2011mail obligatoire');
});

test('placeholders keep their values, and labels in them are translated too', async () => {
  await setLanguage('fr');
  const message = 'Choisissez ce document\u00a0: lettre de motivation';
  const { errors } = await refusedWith('Rien', { language: 'fr', errors: { file: [message] } });
  await setLanguage('en');
  expect(translated(errors.file?.[0])).toBe('Select your cover letter');
});

test('days and large numbers within a refusal follow the language, there and back', async () => {
  await setLanguage('fr');
  const notice = 'Nous avons jusqu’au 1er février 2027, et 20\u00a0000 lignes.';
  const { message } = await refusedWith(notice, { language: 'fr' });
  await setLanguage('rw');
  expect(translated(message)).toContain('1 Gashyantare 2027');
  expect(translated(message)).toContain('20\u00a0000');
  await setLanguage('en');
  expect(translated(message)).toContain('1 February 2027');
  expect(translated(message)).toContain('20,000');
  await setLanguage('fr');
  expect(translated(message)).toBe(notice);
});

test('what came in English, also from an older service, is translated as well', async () => {
  const { message } = await refusedWith('That password is not right.');
  await setLanguage('fr');
  expect(translated(message)).toBe('Ce mot de passe n’est pas juste.');
});

test('a sentence that nobody knows stays as it came', async () => {
  await setLanguage('fr');
  const { message } = await refusedWith('Une phrase d’un service plus récent.', { language: 'fr' });
  await setLanguage('rw');
  expect(translated(message)).toBe('Une phrase d’un service plus récent.');
});

test('a lost connection is reported in the language of the page', async () => {
  await setLanguage('fr');
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  const away: unknown = await createApiClient(fakeShell())
    .send('GET', '/api/me')
    .catch((error: unknown) => error);
  expect(translated((away as ApiError).message)).toMatch(/^Le portail n’a pas pu être joint\./);
});
