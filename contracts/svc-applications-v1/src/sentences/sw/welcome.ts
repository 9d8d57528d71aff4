/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  Welcome: 'Karibu',
  Purpose: 'Kusudi',
  'First agreement': 'Kubali la kwanza',
  'Second agreement': 'Kubali la pili',
  'Please select a purpose and agree to both terms.':
    'Tafadhali chagua kusudi na ukubali masharti yote mawili.',
  Yes: 'Ndiyo',
  No: 'Hapana',
  'Are you 18 years old or older?': 'Je, una umri wa miaka 18 au zaidi?',
  'You can apply from your 18th birthday': 'Unaweza kuomba kuanzia siku unapotimiza miaka 18',
  'The people whom we look after are seriously ill. We may only take adults, and we would be glad to hear from you later.':
    'Watu tunaowahudumia wanaumwa sana. Tunaweza kupokea watu wazima tu, na tutafurahi kusikia kutoka kwako baadaye.',
};

export default sentences;
