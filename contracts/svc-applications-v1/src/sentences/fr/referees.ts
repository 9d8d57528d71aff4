/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  "Enter the referee's email address in the correct format, like name@example.com":
    'Saisissez une adresse e‑mail correcte pour la personne de référence, comme name@example.com',
  "The referee's phone number must be between 10 and 15 digits":
    'Le numéro de téléphone de la personne de référence doit avoir de 10 à 15 chiffres',
  'How they know you': 'Comment cette personne vous connaît',
  Relationship: 'Lien',
  "Enter the referee's full name": 'Saisissez le nom complet de la personne de référence',
  "Enter the referee's full name, with at least two letters":
    'Saisissez le nom complet de la personne de référence, avec au moins deux lettres',
  'Academic reference': 'Référence académique',
  "Enter the referee's institution": 'Saisissez l’établissement de la personne de référence',
  'Community reference': 'Référence de la communauté',
  "Enter the referee's organization": 'Saisissez l’organisation de la personne de référence',
  'Reference name and email are required': 'Le nom et l’e‑mail de la personne de référence sont obligatoires',
  References: 'Références',
  'Reference {position}': 'Référence {position}',
  'Add a reference': 'Ajouter une référence',
  'The stored letter is from {writer}. Select the letter of {referee}':
    'La lettre enregistrée est de {writer}. Choisissez la lettre de {referee}',
  'Give one academic and one community reference':
    'Il faut deux références : une académique et une de la communauté',
};

export default sentences;
