/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Questions? Write to {mailbox}': 'mailQuestions',
  'Or open this address:': 'mailOrOpen',
};

export default sentences;
