/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'Enter a whole number of minutes from 5 to 720':
    'Andika umubare wuzuye w’iminota kuva kuri 5 kugera kuri 720',
  'Read applications': 'Gusoma ubusabe',
  'Lists, statistics, complete applications and their history; one application as a PDF. No documents.':
    'Intonde, imibare, ubusabe bwuzuye n’amateka yabwo; ubusabe bumwe muri PDF. Nta nyandiko.',
  'Read reports': 'Gusoma raporo',
  'The reports, also as PDF, Excel and CSV.': 'Raporo, no muri PDF, Excel na CSV.',
  Decide: 'Gufata icyemezo',
  'Change the status with a message to the applicant, and undo a decision before it is sent.':
    'Guhindura imiterere no koherereza usaba ubutumwa, no kuvanaho icyemezo kitaroherezwa.',
};

export default sentences;
