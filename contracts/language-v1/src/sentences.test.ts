import { codesWith, translateBy } from '.';

const french = {
  'Enter your name': 'Écrivez votre nom',
  Name: 'Nom',
  Phone: 'Téléphone',
  CV: 'CV',
  'transcript or proof of enrolment': 'relevé de notes ou preuve d’inscription',
  'Select your {label}': 'Choisissez votre {label}',
  '{label} must be smaller than {megabytes}MB': '{label} doit faire moins de {megabytes} Mo',
  'Please fill in: {labels}': 'Veuillez remplir : {labels}',
  '{some} is wrong.': '{some} n’est pas juste.',
  'The date is wrong.': 'La date n’est pas juste.',
  'Try again.': 'Réessayez.',
};
const translate = translateBy(french);

test('a sentence is translated by its English text', () => {
  expect(translate('Enter your name')).toBe('Écrivez votre nom');
});

test('what nobody knows stays as it is', () => {
  expect(translate('A sentence of a newer service')).toBe('A sentence of a newer service');
  expect(translate('')).toBe('');
});

test('placeholders keep their text, and translate it where it is a label', () => {
  expect(translate('CV must be smaller than 5MB')).toBe('CV doit faire moins de 5 Mo');
  expect(translate('Select your transcript or proof of enrolment')).toBe(
    'Choisissez votre relevé de notes ou preuve d’inscription',
  );
  expect(translate('Transcript or proof of enrolment must be smaller than 5MB')).toBe(
    'relevé de notes ou preuve d’inscription doit faire moins de 5 Mo',
  );
  expect(translate('Please fill in: Name, Phone, Shoe size')).toBe(
    'Veuillez remplir : Nom, Téléphone, Shoe size',
  );
});

test('the shape that fixes most letters counts', () => {
  expect(translate('The date is wrong.')).toBe('La date n’est pas juste.');
  expect(translate('The hour is wrong.')).toBe('The hour n’est pas juste.');
});

test('sentences in a row are translated one by one', () => {
  expect(translate('Try again. A newer sentence.')).toBe('Réessayez. A newer sentence.');
});

test('a label is looked for before a shape, and a row has a number', () => {
  const rows = translateBy({
    'Reference {position}': 'Référence {position}',
    'reference letter': 'lettre de recommandation',
    '{label} is empty': 'Vide : {label}',
  });
  expect(rows('Reference 2')).toBe('Référence 2');
  expect(rows('Reference of a friend')).toBe('Reference of a friend');
  expect(rows('Reference letter is empty')).toBe('Vide : lettre de recommandation');
});

test('what somebody typed is no pattern', () => {
  expect(translate('Select your {label}')).toBe('Choisissez votre {label}');
  expect(translate('$& (.*) must be smaller than $1MB')).toBe('$& (.*) doit faire moins de $1 Mo');
});

test('a text of many pages is not searched', () => {
  const long = `Select your ${'x'.repeat(5000)}`;
  expect(translate(long)).toBe(long);
});

test('a code is found as the words are', () => {
  const code = codesWith({ 'Enter your name': 'name', 'Select your {label}': 'fileMissing' });
  expect([code('Enter your name'), code('Select your CV'), code('Anything')]).toEqual([
    'name',
    'fileMissing',
    undefined,
  ]);
});

test('the number of an application is one word, so that what stands before it may be several', () => {
  const news = translateBy({
    'For {name} ({programme} {reference}).': '{reference} : {name}, {programme}',
    'An open day': 'Une visite',
  });
  expect(news('For Uwase (an open day VIS-007).')).toBe('VIS-007 : Uwase, une visite');
});
