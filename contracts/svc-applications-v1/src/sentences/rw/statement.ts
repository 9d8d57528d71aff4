/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Personal statement': 'Ubusobanuro bwawe bwite',
  'Personal statement is required. Please provide your personal statement before proceeding.':
    'Ubusobanuro bwawe bwite burasabwa. Bwandike mbere yo gukomeza.',
  'Personal statement must be {limit} characters or less':
    'Ubusobanuro bwawe bwite ntibugomba kurenza inyuguti {limit}',
  'Personal statement: why do you want to come to us?': 'Ubusobanuro bwawe bwite: kuki ushaka kuza iwacu?',
  'What draws you to this work and what you hope to learn, at most {limit} characters.':
    'Igituma ukunda uyu murimo n’ibyo wifuza kwiga, bitarenze inyuguti {limit}.',
  'Personal statement must be at least {statement} characters':
    'Ubusobanuro bwawe bwite bugomba kugira nibura inyuguti {statement}',
  'At least {statement} and at most {limit} characters.': 'Nibura inyuguti {statement}, bitarenze {limit}.',
  'Purpose of visit': 'Intego y’uruzinduko',
  'Why you would like to come and what you hope to take home, at most {limit} characters.':
    'Impamvu wifuza kuza n’icyo wizeye kuvanayo, bitarenze inyuguti {limit}.',
  'Purpose of visit is required': 'Intego y’uruzinduko irasabwa',
};

export default sentences;
