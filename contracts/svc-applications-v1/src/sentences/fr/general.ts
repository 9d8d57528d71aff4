/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Must be {limit} characters or less': '{limit} caractères au plus',
  'Add at most {limit}': 'Ajoutez {limit} au plus',
  'Enter a real date': 'Saisissez une date qui existe',
  'Must be text': 'Cette réponse doit être du texte',
  'Must be yes or no': 'Répondez par oui ou par non',
  'Enter a date like 2027-01-31': 'Saisissez une date comme 2027-01-31',
  'Please fill in the following required fields: {labels}':
    'Veuillez remplir les champs obligatoires suivants : {labels}',
  'Validation Error: Please fill in all required fields.': 'Veuillez remplir tous les champs obligatoires.',
  Other: 'Autre',
  'Choose one': 'Choisissez',
  'Choose a level': 'Choisissez un niveau',
  Description: 'Description',
  Title: 'Titre',
  Position: 'Fonction',
  Organization: 'Organisation',
  Institution: 'Établissement',
  Name: 'Nom',
  'Start date': 'Date de début',
  'End date': 'Date de fin',
  Duration: 'Durée',
  Email: 'E‑mail',
  Phone: 'Téléphone',
};

export default sentences;
