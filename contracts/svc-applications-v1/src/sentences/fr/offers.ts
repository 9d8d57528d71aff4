/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  Internship: 'Stage',
  'an internship': 'un stage',
  Internships: 'Stages',
  'On site at our offices, with field activities. For students and young professionals, 18 or older.':
    'Dans nos bureaux, avec des activités sur le terrain. Pour les personnes qui étudient ou commencent leur métier, à partir de 18 ans.',
  '12 short steps, about 40 minutes': '12 étapes courtes, environ 40 minutes',
  'CV, cover letter, transcript, criminal record, 2 references (PDF)':
    'CV, lettre de motivation, relevé de notes, casier judiciaire, 2 recommandations (PDF)',
  'Unpaid; dates are flexible': 'Non rémunéré ; les dates sont souples',
  'To be enrolled in an undergraduate programme or higher, and 18 or older':
    'Suivre des études de licence ou plus, et avoir 18 ans ou plus',
  'Your CV, signed': 'Votre CV, signé',
  'A cover letter': 'Une lettre de motivation',
  'Your academic transcript, or a proof of enrolment': 'Votre relevé de notes, ou une preuve d’inscription',
  'A valid criminal record': 'Un extrait de casier judiciaire valable',
  'An academic reference letter; if the internship is part of your studies, a recommendation letter from your institution instead':
    'Une lettre de recommandation académique ; si le stage fait partie de vos études, une lettre de votre établissement à la place',
  'A character reference letter from your community':
    'Une lettre d’une personne de votre communauté sur votre caractère',
  'The letters for steps 9 and 10, the rest for step 11: PDFs or photos, each smaller than 5MB':
    'Les lettres pour les étapes 9 et 10, le reste pour l’étape 11 : en PDF ou en photo, de moins de 5 Mo',
  Visit: 'Visite',
  'a visit': 'une visite',
  Visitor: 'Visiteur',
  Visits: 'Visites',
  'A short visit, alone or with your institution, to see how care at home works.':
    'Une courte visite, avec ou sans votre établissement, pour voir comment se font les soins à domicile.',
  '8 short steps, about 30 minutes': '8 étapes courtes, environ 30 minutes',
  'CV or bio, passport or national ID, letter for institutions (PDF)':
    'CV ou biographie, passeport ou carte d’identité, lettre pour les établissements (PDF)',
  'Visitors cover their own costs': 'Chaque personne paie ses propres frais',
  'To be 18 or older': 'Avoir 18 ans ou plus',
  'Your CV or professional bio, signed': 'Votre CV ou une biographie professionnelle, signé',
  'Your national ID or passport, as a PDF or a picture':
    'Votre carte d’identité ou votre passeport, en PDF ou en image',
  'For a visit with your institution: its letter of support':
    'Pour une visite avec votre établissement : sa lettre de soutien',
  'The dates you would like to come': 'Les dates auxquelles vous aimeriez venir',
  'The ID or passport for step 2, the rest for step 6: PDFs or photos, each smaller than 5MB':
    'La pièce d’identité ou le passeport pour l’étape 2, le reste pour l’étape 6 : en PDF ou en photo, de moins de 5 Mo',
};

export default sentences;
