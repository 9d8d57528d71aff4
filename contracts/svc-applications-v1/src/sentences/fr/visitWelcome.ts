/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'What kind of visit is it?': 'De quel type de visite s’agit‑il ?',
  'I agree to submit a complete and true application, and understand that approval is not guaranteed.':
    'Je m’engage à envoyer une candidature complète et exacte. Je comprends que l’accord n’est pas garanti.',
  'I understand that there is no financial sponsorship, and I will follow the rules of the organisation during my visit.':
    'Je comprends qu’il n’y a pas d’aide financière et je respecterai les règles de l’organisation pendant ma visite.',
  'So that we ask you only for what your kind of visit needs.':
    'Pour ne vous demander que ce dont votre sorte de visite a besoin.',
  Personal: 'Personnel',
  Institutional: 'D’établissement',
};

export default sentences;
