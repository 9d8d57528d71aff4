import { englishOf, withPseudo } from './left-over';

const isEnglish = englishOf(
  [
    {
      en: {
        next: 'Next Step',
        notes: 'Notes',
        sent: 'Sent to {address} today',
        of: '{a} of {b}',
        write: 'Write to <mail>our team</mail> now.',
        files: '{count, plural, one {# file} other {# files}}',
      },
      fr: {
        next: 'Étape suivante',
        notes: 'Notes',
        sent: 'Envoyé à {address} aujourd’hui',
        of: '{a} sur {b}',
        write: 'Écrivez à <mail>notre équipe</mail>.',
        files: '{count, plural, one {# fichier} other {# fichiers}}',
      },
    },
  ],
  'fr',
);

it.each(['Next Step', 'Sent to uwase@example.org today', 'our team', 'Write to'])(
  '"%s" is left in English',
  (text) => expect(isEnglish(text)).toBe(true),
);

it.each(['Étape suivante', 'Notes', 'Head of Ward', '3 files', '', 'an answer that somebody typed'])(
  '"%s" is not',
  (text) => expect(isEnglish(text)).toBe(false),
);

it('in the made-up language a word that stands alone is left over, too, but what has no such words', () => {
  const isLeft = englishOf([withPseudo({ en: { notes: 'Notes', title: 'Visit application' } })], 'en-XA');
  expect(['Notes', 'Nötësës', 'Visit application', 'Spanish'].map(isLeft)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
