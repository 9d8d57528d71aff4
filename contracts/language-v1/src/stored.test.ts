import { translateStored } from './stored';

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
const say = translateStored([french]);

test('a sentence is said by its English', () => {
  expect(say('Enter your name')).toBe('Écrivez votre nom');
});

test('what nobody knows stays as it is', () => {
  expect(say('A sentence of a newer service')).toBe('A sentence of a newer service');
  expect(say('')).toBe('');
});

test('gaps keep their values, and show a label where the value is one', () => {
  expect(say('CV must be smaller than 5MB')).toBe('CV doit faire moins de 5 Mo');
  expect(say('Select your transcript or proof of enrolment')).toBe(
    'Choisissez votre relevé de notes ou preuve d’inscription',
  );
  expect(say('Transcript or proof of enrolment must be smaller than 5MB')).toBe(
    'relevé de notes ou preuve d’inscription doit faire moins de 5 Mo',
  );
  expect(say('Please fill in: Name, Phone, Shoe size')).toBe('Veuillez remplir : Nom, Téléphone, Shoe size');
});

test('the shape that fixes most letters counts', () => {
  expect(say('The date is wrong.')).toBe('La date n’est pas juste.');
  expect(say('The hour is wrong.')).toBe('The hour n’est pas juste.');
});

test('sentences in a row are said one by one', () => {
  expect(say('Try again. A newer sentence.')).toBe('Réessayez. A newer sentence.');
});

test('a label is looked for before a shape, and a row has a number', () => {
  const rows = translateStored([
    {
      'Reference {position}': 'Référence {position}',
      'reference letter': 'lettre de recommandation',
      '{label} is empty': 'Vide : {label}',
    },
  ]);
  expect(rows('Reference 2')).toBe('Référence 2');
  expect(rows('Reference of a friend')).toBe('Reference of a friend');
  expect(rows('Reference letter is empty')).toBe('Vide : lettre de recommandation');
});

test('what somebody typed is no pattern', () => {
  expect(say('Select your {label}')).toBe('Choisissez votre {label}');
  expect(say('$& (.*) must be smaller than $1MB')).toBe('$& (.*) doit faire moins de $1 Mo');
});

test('a text of many pages is not searched', () => {
  const long = `Select your ${'x'.repeat(5000)}`;
  expect(say(long)).toBe(long);
});

test('the number of an application is one word, so that what stands before it may be several', () => {
  const news = translateStored([
    {
      'For {name} ({programme} {reference}).': '{reference} : {name}, {programme}',
      'An open day': 'Une visite',
    },
  ]);
  expect(news('For Uwase (an open day VIS-007).')).toBe('VIS-007 : Uwase, une visite');
});
