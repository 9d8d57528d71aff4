/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'For example: Bachelor of Nursing.': 'Kwa mfano: Shahada ya Uuguzi.',
  'For example: first prize, or a grant.': 'Kwa mfano: zawadi ya kwanza, au ruzuku.',
  'For example: KG 11 Avenue 5, Kigali, Rwanda.': 'Kwa mfano: KG 11 Avenue 5, Kigali, Rwanda.',
  'For example: 20, which is five mornings.': 'Kwa mfano: 20, yaani asubuhi tano.',
  'For example: my teacher, or my employer.': 'Kwa mfano: mwalimu wangu, au mwajiri wangu.',
  'For example: nursing aide, district hospital, 2025.':
    'Kwa mfano: msaidizi wa muuguzi, hospitali ya wilaya, 2025.',
};

export default sentences;
