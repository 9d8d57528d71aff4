/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'In a few words: what you did and where, at most {limit} characters.':
    'En quelques mots : ce que vous avez fait et où, {limit} caractères au plus.',
  'Describe the experience, or remove it': 'Donnez une description de l’expérience, ou retirez‑la',
  'Description must be {limit} characters or less': 'La description doit avoir {limit} caractères au plus',
  'Clinical experience': 'Expérience clinique',
  'Clinical experience {position}': 'Expérience clinique {position}',
  'Add clinical experience': 'Ajouter une expérience clinique',
  'Research experience': 'Expérience de recherche',
  'Research experience {position}': 'Expérience de recherche {position}',
  'Add research experience': 'Ajouter une expérience de recherche',
  Supervisor: 'Responsable',
  'Volunteer experience': 'Expérience bénévole',
  'Volunteer experience {position}': 'Expérience bénévole {position}',
  'Add volunteer experience': 'Ajouter une expérience bénévole',
  Role: 'Rôle',
};

export default sentences;
