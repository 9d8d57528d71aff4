/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  Welcome: 'Ikaze',
  Purpose: 'Intego',
  'First agreement': 'Isezerano rya mbere',
  'Second agreement': 'Isezerano rya kabiri',
  'Please select a purpose and agree to both terms.': 'Hitamo intego kandi wemere amasezerano yombi.',
  Yes: 'Yego',
  No: 'Oya',
  'Are you 18 years old or older?': 'Ufite imyaka 18 cyangwa irenga?',
  'You can apply from your 18th birthday': 'Ushobora gusaba kuva ku isabukuru yawe y’imyaka 18',
  'The people we look after are seriously ill, so we can only take adults. We would be glad to hear from you later.':
    'Abantu twitaho bararembye. Dushobora kwakira abakuru gusa, kandi tuzishimira kumva amakuru yawe nyuma.',
};

export default sentences;
