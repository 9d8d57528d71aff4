/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'This request could not be read.': 'Cette demande n’a pas pu être lue.',
  'The request took too long to arrive. Please try again.':
    'La demande a mis trop de temps à arriver. Veuillez réessayer.',
  'There is nothing at this address.': 'Il n’y a rien à cette adresse.',
  'This address cannot be used in that way.': 'Cette adresse ne peut pas être utilisée ainsi.',
  'This is more than can be taken in one request.': 'C’est plus que ce qui peut être pris en une fois.',
  'Several files are being uploaded from here already. Please try again in a few seconds.':
    'Plusieurs fichiers sont déjà en cours d’envoi depuis ici. Veuillez réessayer dans quelques secondes.',
  'This part of the portal is not answering at the moment. Please try again in a few seconds.':
    'Cette partie du portail ne répond pas pour le moment. Veuillez réessayer dans quelques secondes.',
  'Something went wrong. Please try again.': 'Une erreur est survenue. Veuillez réessayer.',
  'Go back with the Back button of your browser.': 'Revenez avec le bouton Retour de votre navigateur.',
};

export default sentences;
