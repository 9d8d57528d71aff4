/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'For example: Bachelor of Nursing.': 'Par exemple : licence en soins infirmiers.',
  'For example: first prize, or a grant.': 'Par exemple : premier prix, ou une bourse.',
  'For example: KG 11 Avenue 5, Kigali, Rwanda.': 'Par exemple : KG 11 Avenue 5, Kigali, Rwanda.',
  'For example: 20, which is five mornings.': 'Par exemple : 20, ce qui fait cinq matinées.',
  'For example: my teacher, or my employer.': 'Par exemple : responsable de mes études, ou de mon travail.',
  'For example: nursing aide, district hospital, 2025.':
    'Par exemple : aide-soignante, hôpital de district, 2025.',
};

export default sentences;
