/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'In a few words: what you did and where, at most {limit} characters.':
    'Mu magambo make: ibyo wakoze n’aho wabikoreye, bitarenze inyuguti {limit}.',
  'Describe the experience, or remove it': 'Sobanura ubunararibonye, cyangwa ubukureho',
  'Description must be {limit} characters or less': 'Ibisobanuro ntibigomba kurenza inyuguti {limit}',
  'Clinical experience': 'Ubunararibonye bwo kwa muganga',
  'Clinical experience {position}': 'Ubunararibonye bwo kwa muganga {position}',
  'Add clinical experience': 'Ongeraho ibyo kwa muganga',
  'Research experience': 'Ubunararibonye mu bushakashatsi',
  'Research experience {position}': 'Ubunararibonye mu bushakashatsi {position}',
  'Add research experience': 'Ongeraho ubushakashatsi',
  Supervisor: 'Uwagukurikiranaga',
  'Volunteer experience': 'Ubunararibonye mu bukorerabushake',
  'Volunteer experience {position}': 'Ubunararibonye mu bukorerabushake {position}',
  'Add volunteer experience': 'Ongeraho ubukorerabushake',
  Role: 'Inshingano',
};

export default sentences;
