/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'This request could not be read.': 'Cette demande n’a pas pu être lue.',
  'The request took too long to arrive. Please try again.':
    'La demande a mis trop de temps à arriver. Veuillez réessayer.',
  'There is nothing at this address.': 'Il n’y a rien à cette adresse.',
  'This address cannot be used in that way.': 'Cette adresse ne peut pas être utilisée ainsi.',
  'This is too much for one request.': 'C’est plus que ce qui peut être pris en une fois.',
  'Several files are being uploaded from here already. Please try again in a few seconds.':
    'Plusieurs fichiers sont déjà en cours d’envoi depuis ici. Veuillez réessayer dans quelques secondes.',
  'Too much is being sent to the portal at this moment. Please try again in a few seconds.':
    'Trop de données arrivent au portail en ce moment. Veuillez réessayer dans quelques secondes.',
  'This part of the portal is not answering at the moment. Please try again in a few seconds.':
    'Cette partie du portail ne répond pas pour le moment. Veuillez réessayer dans quelques secondes.',
  'Something went wrong. Please try again.': 'Une erreur est survenue. Veuillez réessayer.',
  'Go back with the Back button of your browser.': 'Revenez avec le bouton Retour de votre navigateur.',
  'No version of {name} is being tried.': 'Aucune version de {name} n’est à l’essai.',
  'No version of {name} was live before this one.':
    'Aucune version de {name} n’était en service avant celle‑ci.',
  'Somebody else released {name} or rolled it back at the same moment.':
    'Une autre personne a publié {name} ou est revenue en arrière au même moment.',
  'Nothing of {name} is live.': 'Rien de {name} n’est en service.',
  'There is no version {version} of {name}.': 'Il n’y a pas de version {version} de {name}.',
  '{name} {version} is no longer live: {live} is live.':
    '{name} {version} n’est plus en service : {live} l’est.',
  '{reason} Nothing was changed: what was live is live.':
    '{reason} Rien n’a changé : ce qui était en service l’est toujours.',
  'The record of releases is damaged; the log of the gateway says what to do.':
    'Le registre des versions est abîmé ; le journal de la passerelle dit quoi faire.',
  'Another gateway has been changing the releases for a long time.':
    'Une autre passerelle change les versions depuis longtemps.',
  'The folder of releases cannot be written ({code}).':
    'Le dossier des versions ne peut pas être écrit ({code}).',
};

export default sentences;
