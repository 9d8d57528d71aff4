/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Questions? Write to {mailbox}': 'Des questions ? Écrivez à {mailbox}',
  'Or open this address:': 'Ou ouvrez cette adresse :',
};

export default sentences;
