/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Are you 18 years old or older?': 'Avez-vous 18 ans ou plus ?',
  'You can apply from your 18th birthday': 'Vous pouvez déposer une candidature dès vos 18 ans',
  'The people whom we look after are seriously ill. We may only take adults, and we would be glad to hear from you later.':
    'Les personnes que nous soignons sont gravement malades. Nous ne pouvons prendre que des adultes, et nous aurons plaisir à vous lire plus tard.',
  'Are you enrolled now, in an undergraduate programme or higher?':
    'Suivez-vous en ce moment des études universitaires, en licence ou au-delà ?',
  'This internship is for students': 'Ce stage est pour les personnes qui étudient',
  'It is made for people who are studying now, so we cannot offer it to you at the moment.':
    'Il est fait pour les personnes qui étudient en ce moment. Nous ne pouvons donc pas vous l’offrir maintenant.',
};

export default sentences;
