/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Enter a whole number from {least} to {most}': 'Andika umubare wuzuye kuva kuri {least} kugera kuri {most}',
  'Select whether to ask for a code on a new device': 'Hitamo niba kode isabwa ku gikoresho gishya',
  'Select how applicants sign in from the confirmation email':
    'Hitamo uko abasaba binjira bakoresheje imeyili yemeza',
  'Select whether to remind owners of unfinished drafts': 'Hitamo niba ba nyir’ubusabe butarangiye bibutswa',
  'Unfinished drafts': 'Ubusabe butarangiye',
  'Approved applications': 'Ubusabe bwemewe',
  'Rejected and withdrawn applications': 'Ubusabe bwanzwe n’ubwakuweho',
  'Enter a whole number from 1 to {kept}, or leave it empty to keep it for ever':
    'Andika umubare wuzuye kuva kuri 1 kugera kuri {kept}, cyangwa uhareke ubusa bibikwe iteka',
  'Enter a whole number from 1 to {devices}, or leave it empty':
    'Andika umubare wuzuye kuva kuri 1 kugera kuri {devices}, cyangwa uhareke ubusa',
};

export default sentences;
