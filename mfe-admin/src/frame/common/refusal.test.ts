import { translated } from '@portal/application-ui/language';
import { readingMessages } from '@portal/contract-svc-applications-v1';
import { ApiError, createApiClient } from '@portal/remote-sdk';
import { fakeShell } from '@portal/remote-sdk/dev';
import { translatedJoined } from '@portal/ui/language';
import { languages } from '../language';
import { fieldSentences } from './refusal';

const setLanguage = async (language: 'fr' | 'rw' | 'en') => (await languages[language]?.())?.();
afterEach(() => setLanguage('en'));

/** A refusal as the page gets it from a service in French. */
async function refusedInFrench(errors: Record<string, string[]>): Promise<ApiError> {
  const answer = {
    ok: false,
    status: 422,
    headers: new Headers({ 'Content-Language': 'fr' }),
    text: async () => JSON.stringify({ message: 'Erreur', errors }),
  };
  globalThis.fetch = jest.fn(async () => answer as Response);
  const refusal: unknown = await createApiClient(fakeShell())
    .send('POST', '/api/admin/reading/assign/preview')
    .catch((error: unknown) => error);
  if (!(refusal instanceof ApiError)) throw new Error('It was not refused');
  return refusal;
}

test('a refusal of several fields follows the language that is chosen while it stands', async () => {
  const english = [readingMessages.noReaders, readingMessages.readersEach];
  await setLanguage('fr');
  const [readers, each] = english.map((sentence) => translated(sentence));
  const french = `${readers} ${each}`;
  expect(french).not.toBe(english.join(' '));
  const refusal = await refusedInFrench({ readers: [readers ?? ''], readers_each: [each ?? ''] });
  const sentences = fieldSentences(refusal) ?? [];
  expect(translatedJoined(sentences)).toBe(french);
  await setLanguage('rw');
  const kinyarwanda = english.map((sentence) => translated(sentence)).join(' ');
  expect(translatedJoined(sentences)).toBe(kinyarwanda);
  expect(kinyarwanda).not.toBe(french);
  await setLanguage('en');
  expect(translatedJoined(sentences)).toBe(english.join(' '));
  await setLanguage('fr');
  expect(translatedJoined(sentences)).toBe(french);
});

test('the same problem of two fields is shown once; without fields nothing is', () => {
  const refusal = (errors?: Record<string, string[]>) =>
    new ApiError({ kind: 'answer', status: 422, message: 'Wrong', errors });
  expect(fieldSentences(refusal({ from: ['Choose a day.'], to: ['Choose a day.'] }))).toEqual([
    'Choose a day.',
  ]);
  expect(fieldSentences(refusal())).toBeNull();
});
