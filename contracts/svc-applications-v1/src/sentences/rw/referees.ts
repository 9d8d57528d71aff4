/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  "Enter the referee's email address in the correct format, like name@example.com":
    'Andika imeyili y’ukuzi mu buryo bukwiye, nka name@example.com',
  "The referee's phone number must be between 10 and 15 digits":
    'Nimero ya telefone y’ukuzi igomba kugira imibare hagati ya 10 na 15',
  'How they know you': 'Uko akuzi',
  Relationship: 'Isano',
  "Enter the referee's full name": 'Andika amazina yose y’ukuzi',
  "Enter the referee's full name, with at least two letters":
    'Andika amazina yose y’ukuzi, nibura inyuguti ebyiri',
  'Academic reference': 'Uwakwigishije ukuzi',
  "Enter the referee's institution": 'Andika ikigo cy’ukuzi',
  'Community reference': 'Ukuzi wo aho utuye',
  "Enter the referee's organization": 'Andika umuryango w’ukuzi',
  'Reference name and email are required': 'Izina n’imeyili by’ukuzi birasabwa',
  References: 'Abakuzi',
  'Reference {position}': 'Ukuzi {position}',
  'Add a reference': 'Ongeraho ukuzi',
  'The stored letter is from {writer}. Select the letter of {referee}':
    'Ibaruwa ibitswe ni iya {writer}. Hitamo ibaruwa ya {referee}',
  'Give one academic and one community reference': 'Tanga ukuzi umwe wo mu ishuri n’umwe wo aho utuye',
};

export default sentences;
