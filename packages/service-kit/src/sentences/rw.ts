/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Questions? Write to {mailbox}': 'Ufite ibibazo? Andikira {mailbox}',
  'Or open this address:': 'Cyangwa ufungure iyi aderesi:',
};

export default sentences;
