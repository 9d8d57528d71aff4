/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Enter a whole number from {least} to {most}': 'Weka namba kamili kuanzia {least} hadi {most}',
  'Select whether to ask for a code on a new device': 'Chagua kama msimbo uombwe kwenye kifaa kipya',
  'Select how applicants sign in from the confirmation email':
    'Chagua jinsi waombaji wanavyoingia kutoka barua pepe ya uthibitisho',
  'Select whether to remind owners of unfinished drafts':
    'Chagua kama wenye rasimu ambazo hazijakamilika wakumbushwe',
  'Unfinished drafts': 'Rasimu ambazo hazijakamilika',
  'Approved applications': 'Maombi yaliyokubaliwa',
  'Rejected and withdrawn applications': 'Maombi yaliyokataliwa na yaliyoondolewa',
  'Enter a whole number from 1 to {kept}, or leave it empty to keep it for ever':
    'Weka namba kamili kuanzia 1 hadi {kept}, au acha tupu ili kuhifadhi milele',
  'Enter a whole number from 1 to {devices}, or leave it empty':
    'Weka namba kamili kuanzia 1 hadi {devices}, au acha tupu',
};

export default sentences;
