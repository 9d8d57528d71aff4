/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  Welcome: 'Bienvenue',
  Purpose: 'But',
  'First agreement': 'Premier accord',
  'Second agreement': 'Deuxième accord',
  'Please select a purpose and agree to both terms.':
    'Veuillez choisir un but et accepter les deux conditions.',
  Yes: 'Oui',
  No: 'Non',
  'Are you 18 years old or older?': 'Avez-vous 18 ans ou plus ?',
  'You can apply from your 18th birthday': 'Vous pouvez déposer une candidature dès vos 18 ans',
  'The people we look after are seriously ill, so we can only take adults. We would be glad to hear from you later.':
    'Les personnes que nous soignons sont gravement malades. Nous ne pouvons prendre que des adultes, et nous aurons plaisir à vous lire plus tard.',
};

export default sentences;
