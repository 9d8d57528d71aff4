/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'the same name': 'izina rimwe',
  'the same date of birth': 'itariki y’amavuko imwe',
  'the same phone number': 'nimero ya telefone imwe',
  'the same email address': 'imeyili imwe',
  'the same file': 'dosiye imwe',
  'The same person': 'Umuntu umwe',
  'Somebody else': 'Undi muntu',
  'Not decided': 'Nta cyemezo',
  'This is the same application.': 'Ni ubusabe bumwe.',
  'Both applications belong to the same account, so they are of the same person.':
    'Ubusabe bwombi ni ubwa konti imwe; ni ubw’umuntu umwe rero.',
  'Choose whether both applications belong to the same person.':
    'Hitamo niba ubusabe bwombi ari ubw’umuntu umwe.',
};

export default sentences;
