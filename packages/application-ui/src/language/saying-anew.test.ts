import { ApiError, createApiClient } from '@portal/remote-sdk';
import { fakeShell } from '@portal/remote-sdk/dev';
import { said } from '@portal/ui/language';
import { programmeLanguages } from '../programme-wizard/languages';

const speak = async (language: string) => (await programmeLanguages[language]?.())?.();

afterEach(() => speak('en'));

/** The sentence of a refusal as the page gets it. */
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
  await speak('fr');
  const { message } = await refusedWith('Adresse e\u2011mail obligatoire', { language: 'fr' });
  const refusal = await refusedWith('Ce mot de passe n’est pas juste.', { language: 'fr' });
  expect(said(refusal.message)).toBe('Ce mot de passe n’est pas juste.');
  await speak('rw');
  expect(said(refusal.message)).toBe('Iryo jambobanga si ryo.');
  await speak('en');
  expect(said(refusal.message)).toBe('That password is not right.');
  await speak('fr');
  expect(said(refusal.message)).toBe('Ce mot de passe n’est pas juste.');
  expect(said(message)).toBe('Adresse e\u2011mail obligatoire');
});

test('placeholders keep their values, and labels in them are translated too', async () => {
  await speak('fr');
  const message = 'Choisissez ce document\u00a0: lettre de motivation';
  const { errors } = await refusedWith('Rien', { language: 'fr', errors: { file: [message] } });
  await speak('en');
  expect(said(errors.file?.[0])).toBe('Select your cover letter');
});

test('days and large numbers within a refusal follow the language, there and back', async () => {
  await speak('fr');
  const notice = 'Nous avons jusqu’au 1er février 2027, et 20\u00a0000 lignes.';
  const { message } = await refusedWith(notice, { language: 'fr' });
  await speak('rw');
  expect(said(message)).toContain('1 Gashyantare 2027');
  expect(said(message)).toContain('20\u00a0000');
  await speak('en');
  expect(said(message)).toContain('1 February 2027');
  expect(said(message)).toContain('20,000');
  await speak('fr');
  expect(said(message)).toBe(notice);
});

test('what came in English, also from an older service, is translated as well', async () => {
  const { message } = await refusedWith('That password is not right.');
  await speak('fr');
  expect(said(message)).toBe('Ce mot de passe n’est pas juste.');
});

test('a sentence that nobody knows stays as it came', async () => {
  await speak('fr');
  const { message } = await refusedWith('Une phrase d’un service plus récent.', { language: 'fr' });
  await speak('rw');
  expect(said(message)).toBe('Une phrase d’un service plus récent.');
});

test('a lost connection is reported in the language of the page', async () => {
  await speak('fr');
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  const away: unknown = await createApiClient(fakeShell())
    .send('GET', '/api/me')
    .catch((error: unknown) => error);
  expect(said((away as ApiError).message)).toMatch(/^Le portail n’a pas pu être joint\./);
});
