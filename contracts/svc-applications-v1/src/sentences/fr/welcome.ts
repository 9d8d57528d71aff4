/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  Welcome: 'Bienvenue',
  Purpose: 'But',
  'First agreement': 'Premier accord',
  'Second agreement': 'Deuxième accord',
  'Please select a purpose and agree to both terms.':
    'Veuillez choisir un but et accepter les deux conditions.',
  'Why do you apply?': 'Pourquoi posez-vous votre candidature ?',
  'What kind of visit is it?': 'De quel type de visite s’agit‑il ?',
  'I agree to submit a complete and true application, and understand that the internship is unpaid and a place is not guaranteed.':
    'Je m’engage à envoyer une candidature complète et exacte. Je comprends que le stage n’est pas rémunéré et qu’une place n’est pas garantie.',
  'I agree that my information is used to review this application, and I will follow the rules of the organisation if I am accepted.':
    'J’accepte que mes informations servent à examiner cette candidature. Si elle est retenue, je respecterai les règles de l’organisation.',
  'I agree to submit a complete and true application, and understand that approval is not guaranteed.':
    'Je m’engage à envoyer une candidature complète et exacte. Je comprends que l’accord n’est pas garanti.',
  'I understand that there is no financial sponsorship, and I will follow the rules of the organisation during my visit.':
    'Je comprends qu’il n’y a pas d’aide financière et je respecterai les règles de l’organisation pendant ma visite.',
};

export default sentences;
