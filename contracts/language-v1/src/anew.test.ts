import { englishBy, translateFrom } from './anew';

const french = { 'Select your {label}': 'Choisissez : {label}', 'cover letter': 'lettre de motivation' };
const kinyarwanda = { 'Select your {label}': 'Hitamo: {label}', 'cover letter': 'ibaruwa isaba' };

test('a sentence finds its English, and from there its words in another language', () => {
  const english = englishBy([french])('Choisissez : lettre de motivation');
  expect(english).toBe('Select your cover letter');
  expect(translateFrom([kinyarwanda])(english)).toBe('Hitamo: ibaruwa isaba');
});

test('texts without a translation, and English texts, stay as they are', () => {
  expect(englishBy([french])('Une phrase plus récente')).toBe('Une phrase plus récente');
  expect([englishBy([])('Select'), translateFrom([])('Select')]).toEqual(['Select', 'Select']);
});
