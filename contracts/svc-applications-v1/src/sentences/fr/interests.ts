/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Areas of interest': 'Domaines d’intérêt',
  'Interest {position}': 'Intérêt {position}',
  'Add an interest': 'Ajouter un intérêt',
  Area: 'Domaine',
  'Choose an area': 'Choisissez un domaine',
  'Please select an area for Interest {position} before proceeding.':
    'Veuillez choisir un domaine pour l’intérêt {position} avant de continuer.',
  'Specify Other': 'Précisez « Autre »',
  'Needed with Other': 'Nécessaire avec « Autre »',
  'Please specify the "Other" area for Interest {position} before proceeding.':
    'Veuillez préciser le domaine « Autre » pour l’intérêt {position} avant de continuer.',
  'Please select at least one area of interest before proceeding.':
    'Veuillez choisir au moins un domaine d’intérêt avant de continuer.',
  'You have added this area already. Change it or remove it.':
    'Vous avez déjà ajouté ce domaine. Changez‑le ou retirez‑le.',
  'At least one interest area is required': 'Au moins un domaine d’intérêt est obligatoire',
  'Is this area the purpose of the application?': 'Ce domaine est‑il le but de la candidature ?',
  'Purpose of the application': 'But de la candidature',
  'Choose Yes or No': 'Choisissez Oui ou Non',
  'Choose whether this area is the purpose of the application':
    'Indiquez si ce domaine est le but de la candidature',
};

export default sentences;
