/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'The portal could not be reached. Check your connection and try again.':
    'Urubuga ntirwabonetse. Reba niba internet ikora wongere ugerageze.',
  'The portal took too long to answer. Try again.': 'Urubuga rwatinze gusubiza. Ongera ugerageze.',
  'Checking this device…': 'Turimo kugenzura iki gikoresho…',
  'Cancelled.': 'Byahagaritswe.',
  'Something went wrong. Try again.': 'Habaye ikibazo. Ongera ugerageze.',
};

export default sentences;
