/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Questions? Write to {mailbox}': 'Qúëstíönsöns? Wrítëtë töö {mailbox}',
  'Or open this address:': 'Örr öpënën thísís áddrëssëss:',
};

export default sentences;
