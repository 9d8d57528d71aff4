/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  "Enter the referee's email address in the correct format, like name@example.com":
    'Weka anwani ya barua pepe ya mdhamini kwa muundo sahihi, kama name@example.com',
  "The referee's phone number must be between 10 and 15 digits":
    'Namba ya simu ya mdhamini lazima iwe na tarakimu kati ya 10 na 15',
  'How they know you': 'Anakujuaje',
  Relationship: 'Uhusiano',
  "Enter the referee's full name": 'Weka jina kamili la mdhamini',
  "Enter the referee's full name, with at least two letters":
    'Weka jina kamili la mdhamini, lenye angalau herufi mbili',
  'Academic reference': 'Mdhamini wa kitaaluma',
  "Enter the referee's institution": 'Weka taasisi ya mdhamini',
  'Community reference': 'Mdhamini wa jamii',
  "Enter the referee's organization": 'Weka shirika la mdhamini',
  'Reference name and email are required': 'Jina na barua pepe ya mdhamini vinahitajika',
  References: 'Wadhamini',
  'Reference {position}': 'Mdhamini wa {position}',
  'Add a reference': 'Ongeza mdhamini',
  'The stored letter is from {writer}. Select the letter of {referee}':
    'Barua iliyohifadhiwa imetoka kwa {writer}. Chagua barua ya {referee}',
  'Give one academic and one community reference': 'Toa mdhamini mmoja wa kitaaluma na mmoja wa jamii',
};

export default sentences;
