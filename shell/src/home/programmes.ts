export interface Programme {
  name: string;
  /** In a sentence: 'for an internship'. */
  one: string;
  href: string;
  text: string;
  /** What to know before starting. */
  facts: readonly string[];
  /** What to have at hand, in full. */
  needs: readonly string[];
}

export const programmes: readonly Programme[] = [
  {
    name: 'Internship',
    one: 'an internship',
    href: '/application/interns',
    text: 'On site at our offices, with field activities. For students and young professionals, 18 or older.',
    facts: [
      '12 short steps, about 40 minutes',
      'CV, cover letter, transcript, criminal record, 2 references (PDF)',
      'Unpaid; dates are flexible',
    ],
    needs: [
      'To be enrolled in an undergraduate programme or higher, and 18 or older',
      'Your CV, signed',
      'A cover letter',
      'Your academic transcript, or a proof of enrolment',
      'A valid criminal record',
      'An academic reference letter; if the internship is part of your studies, a recommendation letter from your institution instead',
      'A character reference letter from your community',
      'Every document as a PDF of at most 5 MB',
    ],
  },
  {
    name: 'Visitor',
    one: 'a visit',
    href: '/application/visitors',
    text: 'A short visit, alone or with your institution, to see how care at home works.',
    facts: [
      '8 short steps, about 20 minutes',
      'CV or bio, passport or national ID, letter for institutions (PDF)',
      'Visitors cover their own costs',
    ],
    needs: [
      'To be 18 or older',
      'Your CV or professional bio, signed',
      'Your national ID or passport, as a PDF or a picture',
      'For a visit with your institution: its letter of support',
      'The dates you would like to come',
      'Every document as a PDF of at most 5 MB',
    ],
  },
];
