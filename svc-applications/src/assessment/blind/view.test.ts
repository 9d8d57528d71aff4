import { blindReading, type Question, sectionsOf } from '@portal/contract-svc-applications-v1/questions';
import { ageBand, blindSections } from './view';

const now = new Date('2026-11-25T08:00:00Z');
const identity = { fullName: '', email: '', phoneNumber: '', dateOfBirth: '' };
const programmes = Object.entries(blindReading);

/** The question at a path, as the lists of shown answers write it. */
function questionAt(type: string, section: string, path: string): Question | undefined {
  const [key = '', of] = path.split('.');
  const question = sectionsOf(type).find((one) => one.key === section)?.ask[key];
  if (of === undefined) return question;
  return question?.kind === 'rows' ? question.of[of] : undefined;
}

const pathsIn = (paths: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(paths).flatMap(([section, keys]) => keys.map((key) => [section, key] as const));

test.each(programmes)('%s: every question that is named is asked', (type, { shown, names, places }) => {
  const named = [shown, names, places].flatMap(pathsIn);
  expect(named.filter(([section, path]) => !questionAt(type, section, path))).toEqual([]);
});

test.each(programmes)(
  '%s: nothing is shown that is a name, or by which somebody is reached',
  (type, { shown }) => {
    const unfit = pathsIn(shown).filter(([section, path]) => {
      const question = questionAt(type, section, path);
      return (
        !question ||
        ['email', 'phone', 'rows'].includes(question.kind) ||
        'plain' in question ||
        'fill' in question
      );
    });
    // Of these only the date of birth is shown, as an age band.
    expect(unfit).toEqual([['person', 'dob']]);
  },
);

test('shown is what the list names; everything else is not there, also what nobody asks', () => {
  const answers = {
    name: 'Amina Uwase',
    gender: 'female',
    dob: '2001-05-17',
    purpose: 'academic',
    personal_statement: 'Amina wants to learn.',
    institutions: [{ name: 'UR', program: 'Nursing', degree_level: 'Bachelor', graduation_year: 2027 }],
    gone: 'Whatever Uwase said',
  };
  const sections = blindSections(
    { type: 'intern', answers, applicantName: 'Amina Uwase', identity },
    [],
    now,
  );
  expect(sections).toEqual([
    {
      key: 'welcome',
      heading: 'Welcome',
      groups: [{ title: null, facts: [{ term: 'Purpose', value: expect.any(String) }] }],
    },
    {
      key: 'person',
      heading: 'Personal information',
      groups: [{ title: null, facts: [{ term: 'Age', value: '25 to 34' }] }],
    },
    {
      key: 'schools',
      heading: 'Institution',
      groups: [
        {
          title: null,
          facts: [
            { term: 'Programme', value: 'Nursing' },
            { term: 'Degree level', value: expect.any(String) },
            { term: 'Graduation year', value: '2027' },
          ],
        },
      ],
    },
    {
      key: 'statement',
      heading: 'Personal statement',
      groups: [{ title: null, facts: [{ term: 'Personal statement', value: '[hidden] wants to learn.' }] }],
    },
  ]);
});

test('a programme without rules for blind reading shows nothing', () => {
  const answers = { personal_statement: 'I want to learn.' };
  const application = { type: 'gone' as never, answers, applicantName: '', identity };
  expect(blindSections(application, [], now)).toEqual([]);
});

test.each([
  ['2008-11-26', 'under 18'],
  ['2008-11-25', '18 to 24'],
  ['2001-11-26', '18 to 24'],
  ['1991-01-01', '35 to 44'],
  ['1950-01-01', '55 and over'],
])('born on %s: %s', (born, expected) => {
  expect(ageBand(born, now)).toBe(expected);
});
