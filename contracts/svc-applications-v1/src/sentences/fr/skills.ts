/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Languages and skills': 'Langues et compétences',
  'Other skills': 'Autres compétences',
  Languages: 'Langues',
  'Language {position}': 'Langue {position}',
  'Add a language': 'Ajouter une langue',
  Language: 'Langue',
  'Choose a language': 'Choisissez une langue',
  'Select a language': 'Sélectionnez une langue',
  Proficiency: 'Niveau',
  'Select your proficiency': 'Choisissez votre niveau',
  'Please add at least one language with proficiency level before proceeding.':
    'Veuillez ajouter au moins une langue avec son niveau avant de continuer.',
  'You have added this language already. Change it or remove it.':
    'Vous avez déjà ajouté cette langue. Changez‑la ou retirez‑la.',
  'Anything else you are good at': 'Ce que vous savez faire d’autre',
  'Computer skills, first aid, driving, playing music: anything that may be useful.':
    'Informatique, premiers secours, conduite, musique : tout ce qui peut servir.',
};

export default sentences;
