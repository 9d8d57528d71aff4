import type { TranslatedOffer } from '../programme';

/** How the home page offers the programmes in French. */
const offers: Readonly<Record<string, TranslatedOffer>> = {
  intern: {
    label: 'Stage',
    one: 'un stage',
    name: 'Stage',
    several: 'Stages',
    text: 'Dans nos bureaux, avec des activités sur le terrain. Pour les personnes qui étudient ou commencent leur métier, à partir de 18 ans.',
    facts: [
      '12 étapes courtes, environ 40 minutes',
      'CV, lettre de motivation, relevé de notes, casier judiciaire, 2 recommandations (PDF)',
      'Non rémunéré ; les dates sont souples',
    ],
    needs: [
      'Suivre des études de licence ou plus, et avoir 18 ans ou plus',
      'Votre CV, signé',
      'Une lettre de motivation',
      'Votre relevé de notes, ou une preuve d’inscription',
      'Un extrait de casier judiciaire valable',
      'Une lettre de recommandation académique ; si le stage fait partie de vos études, une lettre de votre établissement à la place',
      'Une lettre d’une personne de votre communauté sur votre caractère',
      'Les lettres pour les étapes 9 et 10, le reste pour l’étape 11 : en PDF ou en photo, de moins de 5 Mo',
    ],
  },
  visitor: {
    label: 'Visite',
    one: 'une visite',
    name: 'Visiteur',
    several: 'Visites',
    text: 'Une courte visite, avec ou sans votre établissement, pour voir comment se font les soins à domicile.',
    facts: [
      '8 étapes courtes, environ 30 minutes',
      'CV ou biographie, passeport ou carte d’identité, lettre pour les établissements (PDF)',
      'Chaque personne paie ses propres frais',
    ],
    needs: [
      'Avoir 18 ans ou plus',
      'Votre CV ou une biographie professionnelle, signé',
      'Votre carte d’identité ou votre passeport, en PDF ou en image',
      'Pour une visite avec votre établissement : sa lettre de soutien',
      'Les dates auxquelles vous aimeriez venir',
      'La pièce d’identité ou le passeport pour l’étape 2, le reste pour l’étape 6 : en PDF ou en photo, de moins de 5 Mo',
    ],
  },
};

export default offers;
