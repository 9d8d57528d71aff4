/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  'The applicant uploads them': 'Mwombaji anazipakia',
  'We ask the referees': 'Tunawaomba wadhamini',
  'The applicant chooses': 'Mwombaji anachagua',
  'Not asked yet': 'Bado haijaombwa',
  Asked: 'Ameombwa',
  Opened: 'Imefunguliwa',
  'Letter received': 'Barua imepokelewa',
  Declined: 'Amekataa',
  'Ask your referee for the letter': 'Mwombe mdhamini wako barua',
  'Enter the name of your referee': 'Weka jina la mdhamini wako',
  'Choose which letter this is': 'Chagua hii ni barua gani',
  'Write what your referee should write about': 'Andika mdhamini wako aandike kuhusu nini',
  'You cannot be your own referee. Name somebody else, with their own email address and phone number.':
    'Huwezi kuwa mdhamini wako mwenyewe. Mtaje mtu mwingine, mwenye anwani yake ya barua pepe na namba yake ya simu.',
  'Letters are uploaded here. Please ask your referee for the letter as a PDF.':
    'Barua zinapakiwa hapa. Tafadhali mwombe mdhamini wako barua kama PDF.',
  'Letters are not uploaded here: we ask your referees for them.':
    'Barua hazipakiwi hapa: tunawaomba wadhamini wako.',
  'This letter is here already.': 'Barua hii tayari ipo.',
  'We do not take letters for this application any more.': 'Hatupokei tena barua za ombi hili.',
  'Nobody is asked for this letter any more.': 'Hakuna anayeombwa barua hii tena.',
  'The first email has not been sent yet. It is sent once you have confirmed your email address.':
    'Barua pepe ya kwanza bado haijatumwa. Inatumwa ukishathibitisha anwani yako ya barua pepe.',
  'Your email address is confirmed already, or nobody waits to be asked.':
    'Anwani yako ya barua pepe imeshathibitishwa, au hakuna anayesubiri kuombwa.',
  'You can remind your referee once in three days, next on {day}.':
    'Unaweza kumkumbusha mdhamini wako mara moja kila siku tatu, tena {day}.',
  'The letter of {name} has not come yet': 'Barua ya {name} bado haijaja',
  '{name} cannot write the letter. Please ask somebody else':
    '{name} hawezi kuandika barua hiyo. Tafadhali mwombe mtu mwingine',
  'waiting for {missing} of {needed} letter': 'linasubiri barua {missing} kati ya {needed}',
  'waiting for {missing} of {needed} letters': 'linasubiri barua {missing} kati ya barua {needed}',
};

export default sentences;
