import { type Refusal, titled } from './refusals';
import { internshipAnswers, type Submission } from './secondary';

const [academic, community] = internshipAnswers.references;
const [period] = internshipAnswers.periods;
const interest = 'At least one interest area is required';
const statement = 'Personal statement must be at least 50 characters';
const available = 'Availability period is required';
const named = 'Reference name and email are required';
const days = 'Visit dates are required';

/** A call, changes to a complete form, and the expected sentences. */
const refusals: Refusal<Submission>[] = [
  [
    'submitFurtherInternship',
    { interests: undefined, personal_statement: undefined, periods: undefined, references: undefined },
    { interests: interest, personal_statement: statement, periods: available, references: named },
  ],
  ['submitFurtherInternship', { interests: [] }, { interests: interest }],
  ['submitFurtherInternship', { interests: [{ area: '', other: '' }] }, { 'interests.0.area': interest }],
  [
    'submitFurtherInternship',
    { interests: [{ area: 'Other', other: ' ' }] },
    { 'interests.0.other': 'Please specify the "Other" area for Interest 1 before proceeding.' },
  ],
  ['submitFurtherInternship', { personal_statement: 'x'.repeat(49) }, { personal_statement: statement }],
  [
    'submitFurtherInternship',
    { personal_statement: `${' '.repeat(9)}${'x'.repeat(49)}  ` },
    { personal_statement: statement },
  ],
  [
    'submitFurtherInternship',
    { personal_statement: 'x'.repeat(301) },
    { personal_statement: 'Personal statement must be 300 characters or less' },
  ],
  ['submitFurtherInternship', { periods: [] }, { periods: available }],
  [
    'submitFurtherInternship',
    { periods: [{ start_date: '', end_date: '' }] },
    { 'periods.0.start_date': available, 'periods.0.end_date': available },
  ],
  [
    'submitFurtherInternship',
    { periods: [period, { start_date: '2097-09-01' }] },
    { 'periods.1.end_date': available },
  ],
  [
    'submitFurtherInternship',
    { periods: [{ start_date: '2097-09-02', end_date: '2097-09-02' }] },
    { 'periods.0.end_date': 'End date must be after start date.' },
  ],
  [
    'submitFurtherInternship',
    { periods: [{ ...period, hours_available: 169 }] },
    { 'periods.0.hours_available': 'Weekly hours must be a whole number between 1 and 168' },
  ],
  [
    'submitFurtherInternship',
    { periods: [{ start_date: '2020-02-01', end_date: '2020-02-20' }] },
    { 'periods.0.end_date': 'End date must be today or later.' },
  ],
  ['submitFurtherInternship', { periods: [period, period, period, period] }, { periods: 'Add at most 3' }],
  ['submitFurtherInternship', { references: [] }, { references: named }],
  [
    'submitFurtherInternship',
    { references: [academic, { ...community, full_name: ' ', email: '' }] },
    { 'references.1.full_name': named, 'references.1.email': named },
  ],
  [
    'submitFurtherInternship',
    { references: [{ ...academic, email: 'jean.bosco' }, community] },
    {
      'references.0.email': "Enter the referee's email address in the correct format, like name@example.com",
    },
  ],
  [
    'submitFurtherInternship',
    { references: [academic, academic] },
    { 'references.1.type': 'Give one academic and one community reference' },
  ],
  [
    'submitFurtherVisit',
    {
      institution_name: ' ',
      institution_position: undefined,
      purpose: '',
      visit_start_date: '',
      visit_end_date: undefined,
    },
    {
      institution_name: 'Institution name is required',
      institution_position: 'Position is required',
      purpose: 'Purpose of visit is required',
      visit_start_date: days,
      visit_end_date: days,
    },
  ],
  ['submitFurtherVisit', { purpose: 'holiday' }, { purpose: 'Purpose of visit is required' }],
  ['submitFurtherVisit', { visit_start_date: '2097-02-30' }, { visit_start_date: days }],
  [
    'submitFurtherVisit',
    { visit_end_date: '2097-05-03' },
    { visit_end_date: 'Visit end date must be after start date.' },
  ],
  ['submitFurtherVisit', { accommodation_needed: 'maybe' }, { accommodation_needed: 'Must be yes or no' }],
];

export const secondaryRefusals = titled(refusals);
