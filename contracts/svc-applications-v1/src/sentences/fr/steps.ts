/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Personal Info': 'Identité et contact',
  'Personal Details': 'Détails personnels',
  Experience: 'Expérience',
  Skills: 'Compétences',
  'Academic Reference': 'Référence académique',
  'Community Reference': 'Référence de la communauté',
  Documents: 'Documents',
  'Review and Submit': 'Relire et envoyer',
  'Visit Goals': 'Buts de la visite',
  Logistics: 'Organisation pratique',
  Declaration: 'Déclaration',
  'Review & Submit': 'Relire et envoyer',
  Education: 'Éducation',
  Motivation: 'Motivation',
  Availability: 'Disponibilité',
};

export default sentences;
