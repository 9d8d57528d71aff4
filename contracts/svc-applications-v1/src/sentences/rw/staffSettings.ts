/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Enter a whole number from {least} to {most}': 'Andika umubare wuzuye kuva kuri {least} kugera kuri {most}',
  'Select whether to ask for a code on a new device': 'Hitamo niba kode isabwa ku gikoresho gishya',
  'Select what the confirmation email brings': 'Hitamo ibyo imeyili yemeza izana',
  'Select whether owners of untouched drafts are reminded':
    'Hitamo niba ba nyir’ubusabe butarangiye bibutswa',
  'Drafts that nobody goes on with': 'Ubusabe butarangiye budakomezwa',
  'Approved applications': 'Ubusabe bwemewe',
  'Rejected and withdrawn applications': 'Ubusabe bwanzwe n’ubwakuweho',
  'Enter a whole number from 1 to {kept}, or leave it empty to keep it for ever':
    'Andika umubare wuzuye kuva kuri 1 kugera kuri {kept}, cyangwa uhareke ubusa bibikwe iteka',
  'Enter a whole number from 1 to {devices}, or leave it empty':
    'Andika umubare wuzuye kuva kuri 1 kugera kuri {devices}, cyangwa uhareke ubusa',
};

export default sentences;
