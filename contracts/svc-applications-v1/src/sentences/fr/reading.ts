/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  Honours: 'Distinctions',
  Clinical: 'Clinique',
  Interests: 'Intérêts',
  'Intern Personal Information': 'Informations personnelles',
  'Institution Information': 'Informations sur l’établissement',
  'Degrees Information': 'Informations sur les diplômes',
  'Honours & Awards': 'Distinctions et prix',
  'Clinical Experience': 'Expérience clinique',
  'Research Experience': 'Expérience de recherche',
  'Volunteer Experience': 'Expérience bénévole',
  'References Information': 'Informations sur les références',
  'Interest Information': 'Informations sur les intérêts',
  'Language Skills Information': 'Informations sur les langues',
  'Documents Uploaded': 'Documents envoyés',
  'Personal Information': 'Informations personnelles',
  'Visit Logistics': 'Organisation de la visite',
  'Purpose to visit': 'But de la visite',
};

export default sentences;
