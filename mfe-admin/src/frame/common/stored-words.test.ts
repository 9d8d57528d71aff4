import { act } from '@testing-library/react';
import { languages } from '../language';
import { storedActor, storedPart } from './stored-words';

const setLanguage = async (language: 'fr' | 'en') => {
  const applyWords = await languages[language]?.();
  act(() => applyWords?.());
};
afterEach(() => setLanguage('en'));

test('parts and documents of the log are named as it keeps them, and in the language of the page', async () => {
  const kept = ['intern_details', 'cover_letter removed', 'a_newer_part'];
  expect(kept.map(storedPart)).toEqual(['intern details', 'cover letter removed', 'a newer part']);
  await setLanguage('fr');
  expect(kept.map(storedPart)).toEqual([
    'informations personnelles',
    'lettre de motivation (supprimé)',
    'a newer part',
  ]);
});

test('what was reopened is named in words, too', async () => {
  expect(['statement', 'documents.cv'].map(storedPart)).toEqual(['personal statement', 'CV']);
  await setLanguage('fr');
  expect(['statement', 'documents.id'].map(storedPart)).toEqual([
    'présentation personnelle',
    'pièce d’identité',
  ]);
});

test('a person who acted keeps their name; a replacement of a name is translated', async () => {
  const kept = ['Grace Ingabire', 'Staff', 'Dashboard (token of Grace Ingabire)'];
  expect(kept.map(storedActor)).toEqual(kept);
  await setLanguage('fr');
  expect(kept.map(storedActor)).toEqual([
    'Grace Ingabire',
    'Personnel',
    'Dashboard (jeton de Grace Ingabire)',
  ]);
});
