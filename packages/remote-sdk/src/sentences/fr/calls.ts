/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'The portal could not be reached. Check your connection and try again.':
    'Le portail n’a pas pu être joint. Vérifiez votre connexion et réessayez.',
  'The portal took too long to answer. Try again.': 'Le portail a mis trop de temps à répondre. Réessayez.',
  'Checking this device…': 'Vérification de cet appareil…',
  'Cancelled.': 'Annulé.',
  'Something went wrong. Try again.': 'Un problème est survenu. Réessayez.',
};

export default sentences;
