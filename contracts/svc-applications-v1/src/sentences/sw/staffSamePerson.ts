/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'the same name': 'jina lilelile',
  'the same date of birth': 'tarehe ileile ya kuzaliwa',
  'the same phone number': 'namba ileile ya simu',
  'the same email address': 'anwani ileile ya barua pepe',
  'the same file': 'faili ileile',
  'The same person': 'Mtu yuleyule',
  'Somebody else': 'Mtu mwingine',
  'Not decided': 'Haijaamuliwa',
  'This is the same application.': 'Hili ni ombi lilelile.',
  'Both applications belong to the same account, so they are of the same person.':
    'Maombi yote mawili ni ya akaunti moja, kwa hiyo ni ya mtu mmoja.',
  'Choose whether both applications belong to the same person.':
    'Chagua kama maombi yote mawili ni ya mtu mmoja.',
};

export default sentences;
