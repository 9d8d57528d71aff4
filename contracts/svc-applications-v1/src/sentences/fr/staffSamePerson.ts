/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'the same name': 'le même nom',
  'the same date of birth': 'la même date de naissance',
  'the same phone number': 'le même numéro de téléphone',
  'the same email address': 'la même adresse e‑mail',
  'the same file': 'le même fichier',
  'The same person': 'La même personne',
  'Somebody else': 'Une autre personne',
  'Not decided': 'Non décidé',
  'This is the same application.': 'C’est la même candidature.',
  'Both applications belong to the same account, so they are of the same person.':
    'Les deux candidatures appartiennent au même compte ; elles sont donc de la même personne.',
  'Choose whether both applications belong to the same person.':
    'Choisissez si les deux candidatures sont de la même personne.',
};

export default sentences;
