/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Personal statement': 'Présentation personnelle',
  'Personal statement is required. Please provide your personal statement before proceeding.':
    'La présentation personnelle est obligatoire. Veuillez l’écrire avant de continuer.',
  'Personal statement must be {limit} characters or less':
    'La présentation personnelle doit avoir {limit} caractères au plus',
  'Personal statement: why do you want to come to us?':
    'Présentation personnelle : pourquoi voulez-vous venir chez nous ?',
  'What draws you to this work and what you hope to learn, at most {limit} characters.':
    'Ce qui vous attire dans ce travail et ce que vous espérez apprendre, {limit} caractères au plus.',
  'Personal statement must be at least {statement} characters':
    'La présentation personnelle doit avoir au moins {statement} caractères',
  'At least {statement} and at most {limit} characters.':
    'Au moins {statement} et au plus {limit} caractères.',
  'Purpose of visit': 'But de la visite',
  'Why you would like to come and what you hope to take home, at most {limit} characters.':
    'Pourquoi vous aimeriez venir et ce que vous espérez en retirer, {limit} caractères au plus.',
  'Purpose of visit is required': 'Le but de la visite est obligatoire',
};

export default sentences;
