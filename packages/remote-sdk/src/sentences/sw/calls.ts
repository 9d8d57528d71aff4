/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'The portal could not be reached. Check your connection and try again.':
    'Tovuti haikupatikana. Angalia muunganisho wako ujaribu tena.',
  'The portal took too long to answer. Try again.': 'Tovuti ilichelewa mno kujibu. Jaribu tena.',
  'Checking this device…': 'Kifaa hiki kinakaguliwa…',
  'Cancelled.': 'Imeghairiwa.',
  'Something went wrong. Try again.': 'Kuna hitilafu imetokea. Jaribu tena.',
};

export default sentences;
