/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Why do you apply?': 'Pourquoi posez-vous votre candidature ?',
  'I agree to submit a complete and true application, and understand that the internship is unpaid and a place is not guaranteed.':
    'Je m’engage à envoyer une candidature complète et exacte. Je comprends que le stage n’est pas rémunéré et qu’une place n’est pas garantie.',
  'I agree that my information is used to review this application, and I will follow the rules of the organisation if I am accepted.':
    'J’accepte que mes informations servent à examiner cette candidature. Si elle est retenue, je respecterai les règles de l’organisation.',
  'So that we ask you only for what your purpose needs.':
    'Pour ne vous demander que ce dont votre objectif a besoin.',
  'Academic Requirement': 'Exigence des études',
  'Personal Professional Development': 'Développement professionnel personnel',
  Volunteer: 'Bénévolat',
  'Are you enrolled now, in an undergraduate programme or higher?':
    'Suivez-vous en ce moment des études universitaires, en licence ou au-delà ?',
  'This internship is for students': 'Ce stage est pour les personnes qui étudient',
  'It is for people who are studying now, so we cannot offer it to you at the moment.':
    'Il est fait pour les personnes qui étudient en ce moment. Nous ne pouvons donc pas vous l’offrir maintenant.',
};

export default sentences;
