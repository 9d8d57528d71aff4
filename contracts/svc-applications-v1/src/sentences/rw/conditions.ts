/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Are you 18 years old or older?': 'Ufite imyaka 18 cyangwa irenga?',
  'You can apply from your 18th birthday': 'Ushobora gusaba kuva ku isabukuru yawe y’imyaka 18',
  'The people whom we look after are seriously ill. We may only take adults, and we would be glad to hear from you later.':
    'Abantu twitaho bararembye. Dushobora kwakira abakuru gusa, kandi tuzishimira kumva amakuru yawe nyuma.',
  'Are you enrolled now, in an undergraduate programme or higher?':
    'Ubu wanditswe mu mashuri makuru cyangwa kaminuza, mu cyiciro cya mbere cyangwa hejuru yacyo?',
  'This internship is for students': 'Iri menyerezamwuga ni iry’abanyeshuri',
  'It is made for people who are studying now, so we cannot offer it to you at the moment.':
    'Rigenewe abantu biga ubu, bityo ntidushobora kuriguha muri iki gihe.',
};

export default sentences;
