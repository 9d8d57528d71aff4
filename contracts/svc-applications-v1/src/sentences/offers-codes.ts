/* Written by `npm run messages` from messages/*.json: change those, not this file. */

const sentences: Readonly<Record<string, string>> = {
  Internship: 'internshipOfferLabel',
  'an internship': 'internshipOfferOne',
  Internships: 'internshipOfferSeveral',
  'On site at our offices, with field activities. For students and young professionals, 18 or older.':
    'internshipOfferText',
  '12 short steps, about 40 minutes': 'internshipOfferFact1',
  'CV, cover letter, transcript, criminal record, 2 references (PDF)': 'internshipOfferFact2',
  'Unpaid; dates are flexible': 'internshipOfferFact3',
  'To be enrolled in an undergraduate programme or higher, and 18 or older': 'internshipOfferNeed1',
  'Your CV, signed': 'internshipOfferNeed2',
  'A cover letter': 'internshipOfferNeed3',
  'Your academic transcript, or a proof of enrolment': 'internshipOfferNeed4',
  'A valid criminal record': 'internshipOfferNeed5',
  'An academic reference letter; if the internship is part of your studies, a recommendation letter from your institution instead':
    'internshipOfferNeed6',
  'A character reference letter from your community': 'internshipOfferNeed7',
  'The letters for steps 9 and 10, the rest for step 11: PDFs or photos, each smaller than 5MB':
    'internshipOfferNeed8',
  Visit: 'visitOfferLabel',
  'a visit': 'visitOfferOne',
  Visitor: 'visitOfferName',
  Visits: 'visitOfferSeveral',
  'A short visit, alone or with your institution, to see how care at home works.': 'visitOfferText',
  '8 short steps, about 30 minutes': 'visitOfferFact1',
  'CV or bio, passport or national ID, letter for institutions (PDF)': 'visitOfferFact2',
  'Visitors cover their own costs': 'visitOfferFact3',
  'To be 18 or older': 'visitOfferNeed1',
  'Your CV or professional bio, signed': 'visitOfferNeed2',
  'Your national ID or passport, as a PDF or a picture': 'visitOfferNeed3',
  'For a visit with your institution: its letter of support': 'visitOfferNeed4',
  'The dates you would like to come': 'visitOfferNeed5',
  'The ID or passport for step 2, the rest for step 6: PDFs or photos, each smaller than 5MB':
    'visitOfferNeed6',
};

export default sentences;
