/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'What kind of visit is it?': 'Ni ziara ya aina gani?',
  'I agree to submit a complete and true application, and understand that approval is not guaranteed.':
    'Nakubali kuwasilisha ombi kamili na la kweli, na ninaelewa kwamba kukubaliwa hakuna uhakika.',
  'I understand that there is no financial sponsorship, and I will follow the rules of the organisation during my visit.':
    'Ninaelewa kwamba hakuna ufadhili wa fedha, na nitafuata kanuni za shirika wakati wa ziara yangu.',
  'So that we ask you only for what your kind of visit needs.':
    'Ili tukuulize tu kinachohitajika kwa aina ya ziara yako.',
  Personal: 'Binafsi',
  Institutional: 'Kitaasisi',
};

export default sentences;
