/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'For example: Bachelor of Nursing.': 'Urugero: icyiciro cya kabiri mu buforomo.',
  'For example: first prize, or a grant.': 'Urugero: igihembo cya mbere, cyangwa buruse.',
  'For example: KG 11 Avenue 5, Kigali, Rwanda.': 'Urugero: KG 11 Avenue 5, Kigali, u Rwanda.',
  'For example: 20, which is five mornings.': 'Urugero: 20, ari yo masaha y’ibitondo bitanu.',
  'For example: my teacher, or my employer.': 'Urugero: umwarimu wanjye, cyangwa umukoresha wanjye.',
  'For example: nursing aide, district hospital, 2025.':
    'Urugero: umufasha w’abaforomo, ibitaro by’akarere, 2025.',
};

export default sentences;
