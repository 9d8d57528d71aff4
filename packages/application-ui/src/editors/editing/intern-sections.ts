import type { ReferenceType } from '@portal/contract-svc-applications-v1';
import {
  availabilityByPeriod,
  clinicalExperience,
  courses,
  degrees,
  honors,
  internshipSections,
  person,
  researchExperience,
  schools,
  volunteerExperience,
} from '@portal/contract-svc-applications-v1/questions';
import { isBlank } from '@portal/ui/draft';
import type { Reference } from '../../base/form';
import { rulesOf } from '../../steps/questions/rules';
import { referenceIndex, referenceRules } from '../../steps/references/rules';
import {
  commonSections,
  inList,
  personAt,
  personData,
  personKeys,
  trimmedRows,
  wholeOrNull,
} from './common-sections';
import { furtherSections } from './further-sections';
import type { EditedInternship } from './read-review';
import type { EditSection } from './section';

type Section = EditSection<EditedInternship>;

const educationRules = rulesOf(schools, degrees, honors, courses);
const experienceRules = rulesOf(clinicalExperience, researchExperience, volunteerExperience);
const personalRules = rulesOf(person);
const hourlyRules = rulesOf(availabilityByPeriod);
type ListKey = 'degrees' | 'honors' | 'course_works';
type ExperienceKey = 'clinic_experiences' | 'research_experiences' | 'volunteers';

const schooling = (member: string, key: ListKey): Section => ({
  member,
  tab: 'education',
  keys: [key],
  rules: (form) => educationRules(form),
  data: (form) => trimmedRows<object>(form[key]),
  at: inList(key),
});

const experience = (member: string, key: ExperienceKey): Section => ({
  member,
  tab: 'experience',
  keys: [key],
  rules: (form, { limits }) => experienceRules(form, limits),
  data: (form) => trimmedRows(form[key]),
  at: inList(key),
});

const isFilled = ({ type, ...answers }: Reference) => !isBlank(answers);

/** The references to send: those with an answer, or the first when all are blank. */
function sentReferences({ references }: EditedInternship): Reference[] {
  const filled = references.filter(isFilled);
  return filled.length > 0 ? filled : [references[0]];
}

const typeOf = (reference: Reference) => reference.type as ReferenceType;

/** Maps a path from `data` to the form: the server counts the sent references, the form has a place for each kind. */
function referencePath(path: string, form: EditedInternship): string {
  const [position = '0', ...rest] = path.split('.');
  const reference = sentReferences(form)[Number(position)];
  const place = reference ? referenceIndex[typeOf(reference)] : 0;
  return ['references', place, ...(rest.length > 0 ? rest : ['full_name'])].join('.');
}

export const internSections: readonly Section[] = [
  {
    member: 'intern_details',
    tab: 'personal',
    keys: personKeys,
    rules: (form) => personalRules(form),
    data: personData,
    at: personAt,
  },
  {
    member: 'institution',
    tab: 'education',
    keys: ['institutions'],
    rules: (form) => educationRules(form),
    data: ({ institutions }) =>
      trimmedRows(institutions).map((row) => ({
        ...row,
        graduation_year: wholeOrNull(row.graduation_year),
      })),
    at: inList('institutions'),
  },
  schooling('degree', 'degrees'),
  schooling('honours', 'honors'),
  schooling('course_work', 'course_works'),
  ...commonSections('disability'),
  {
    member: 'period',
    tab: 'availability',
    keys: ['periods'],
    rules: (form) => hourlyRules(form),
    data: ({ periods }) =>
      periods.map((row) => ({ ...row, hours_available: wholeOrNull(row.hours_available) })),
    at: inList('periods'),
  },
  {
    member: 'references',
    tab: 'references',
    keys: ['references'],
    rules: (form) =>
      Object.assign({}, ...sentReferences(form).map((one) => referenceRules(typeOf(one), one, true, form))),
    data: (form) => trimmedRows(sentReferences(form)),
    at: referencePath,
  },
  experience('clinic_experience', 'clinic_experiences'),
  experience('research_experience', 'research_experiences'),
  experience('volunteer_experience', 'volunteers'),
  ...furtherSections<EditedInternship>(internshipSections, 'disability'),
];
