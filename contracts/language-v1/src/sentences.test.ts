import { Amount, Day, Label, Message, messagesByEnglish, messagesOf, translateWith } from '.';

const english = {
  nameMissing: 'Enter your name',
  fileMissing: 'Select your {label}',
  fileTooLarge: '{label} must be smaller than {megabytes}MB',
  required: 'Please fill in: {labels}',
  limit: '{spent} Please try again in {wait}.',
  minutes: '{minutes} minutes',
  letter: 'It came on {day}, with {letters} letters',
} as const;
const message = messagesOf(english);

const translate = translateWith(
  [
    {
      'Enter your name': 'Écrivez votre nom',
      Name: 'Nom',
      Approved: 'Acceptée',
      'transcript or proof of enrolment': 'relevé de notes',
      'Select your {label}': 'Choisissez votre {label}',
      '{label} must be smaller than {megabytes}MB': '{label} : moins de {megabytes} Mo',
      'Please fill in: {labels}': 'Veuillez remplir : {labels}',
      '{spent} Please try again in {wait}.': '{spent} Réessayez dans {wait}.',
      '{minutes} minutes': '{minutes} min',
      'It came on {day}, with {letters} letters': 'Arrivé le {day} : {letters} lettres',
    },
  ],
  { day: (at) => `${at.getUTCDate()}/${at.getUTCMonth() + 1}`, number: (amount) => `~${amount}` },
);

test('a message is its key and its values, and English where a text is needed', () => {
  const large = message('fileTooLarge', { label: 'CV', megabytes: 5 });
  expect([large.key, large.values]).toEqual(['fileTooLarge', { label: 'CV', megabytes: 5 }]);
  expect(`${large}`).toBe('CV must be smaller than 5MB');
  expect(JSON.stringify({ message: large })).toBe('{"message":"CV must be smaller than 5MB"}');
  expect(translate(large)).toBe('CV : moins de 5 Mo');
});

test('an unknown key does not compile, nor does a missing or another value', () => {
  // @ts-expect-error
  expect(() => message('nobody').english.length).toThrow();
  // @ts-expect-error
  expect(String(message('fileMissing'))).toBe('Select your {label}');
  // @ts-expect-error
  expect(String(message('fileMissing', { other: 'x' }))).toBe('Select your {label}');
  const byEnglish = messagesByEnglish<(typeof english)[keyof typeof english]>();
  // @ts-expect-error
  expect(byEnglish('Select my {label}', { label: 'CV' }).key).toBeUndefined();
});

test('labels are written with a capital letter or without, texts stay as they are', () => {
  expect(translate(message('fileMissing', { label: new Label('transcript or proof of enrolment') }))).toBe(
    'Choisissez votre relevé de notes',
  );
  const labels = ['Name', 'Shoe size', 'approved'].map((label) => new Label(label));
  expect(translate(message('required', { labels }))).toBe('Veuillez remplir : Nom, Shoe size, acceptée');
  expect(String(message('required', { labels }))).toBe('Please fill in: Name, Shoe size, approved');
  expect(translate(message('required', { labels: 'Name' }))).toBe('Veuillez remplir : Name');
});

test('a value may be a message, a day or a large number', () => {
  const wait = message('minutes', { minutes: 5 });
  const spent = message('nameMissing');
  expect(translate(message('limit', { spent, wait }))).toBe('Écrivez votre nom Réessayez dans 5 min.');
  const letter = message('letter', { day: new Day(new Date('2027-02-01')), letters: new Amount(20_000) });
  expect(String(letter)).toBe('It came on 1 February 2027, with 20,000 letters');
  expect(translate(letter)).toBe('Arrivé le 1/2 : ~20000 lettres');
});

test('a sentence is found word for word, and never by its shape', () => {
  expect(translate('Enter your name')).toBe('Écrivez votre nom');
  expect(translate('CV must be smaller than 5MB')).toBe('CV must be smaller than 5MB');
  expect(translate('toString')).toBe('toString');
});

test('what somebody typed is taken as it is', () => {
  expect(translate(new Message('Select your {label}', { label: '$& {label}' }))).toBe(
    'Choisissez votre $& {label}',
  );
});
