import { makePdf } from '@portal/test-kit';

let made = 0;

/** A name that is unique in this run, also when a story is repeated. */
export function aName(first: string): string {
  made += 1;
  const letters = [...`${Date.now()}${made}`].map((digit) => 'abcdefghij'[Number(digit)]);
  return `${first}${letters.join('')}`;
}

/** A new person at every call: nobody else in this run has the email address or the phone number. */
export function anApplicant(name = 'Amina Uwase') {
  made += 1;
  const unique = `${Date.now().toString(36)}${made}`;
  const number = `78${String(Date.now() % 1_000_000).padStart(6, '0')}${made % 10}`;
  return {
    name,
    email: `amina.${unique}@example.org`,
    /** The number as typed beside the country code. */
    phone: number,
    /** The number as sent to the API: dial code and number. */
    phoneDigits: `250${number}`,
    dob: '1999-04-12',
    gender: 'female',
    nationality: 'Rwandan',
    current_address: 'KG 11 Avenue 42, Kigali',
    permanent_address: 'Huye, Southern Province',
    contact_preference: 'email',
  };
}
export type Applicant = ReturnType<typeof anApplicant>;

/** The answers to the steps, for stories and seeding alike. */
export const answers = {
  institution: {
    name: 'University of Rwanda',
    program: 'Nursing',
    degree_level: 'Bachelor',
    graduation_year: '2027',
  },
  experience: 'Six weeks on a children’s ward in Huye',
  interest: { area: 'Education', other: '' },
  statement:
    'I want to learn how care for the dying is taught, and to bring it to the hospital where I train.',
  language: { language: 'Kinyarwanda', proficiency: 'Native' },
  skills: 'Data entry, first aid',
  period: { start_date: '2097-06-01', end_date: '2097-08-31' },
  hours: '30',
  academic: { full_name: 'Dr Jean Bosco', institution: 'University of Rwanda', email: 'bosco@example.org' },
  community: { full_name: 'Grace Mukamana', organization: 'Huye Youth Centre', email: 'grace@example.org' },
  documents: ['cv', 'cover_letter', 'transcript', 'criminal_record'],
} as const;

/** A valid PDF of two pages. */
export const aPdf = (title: string): Promise<Buffer> => makePdf({ text: title, pages: 2 });
