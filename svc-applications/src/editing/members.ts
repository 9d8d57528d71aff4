import type { ApplicationType, FormLimits } from '@portal/contract-svc-applications-v1';
import { furtherIn } from '@portal/contract-svc-applications-v1/questions';
import type { FieldErrors } from '@portal/service-kit/errors';
import Joi from 'joi';
import { sectionsAsked } from '../answered/answers';
import type { ExperienceKind } from '../applications/contents';
import { schemaOf } from '../questions/schema';
import { availabilityByPeriod, visitAvailableByPeriod } from '../sections/availability';
import { disability } from '../sections/disability';
import {
  courseWorks,
  degrees,
  editedInstitutions,
  highestEducation,
  honors,
  previousDegrees,
} from '../sections/education';
import { experienceFields, experienceOf } from '../sections/experience';
import { interests, personalStatement } from '../sections/motivation';
import { personalFields, visitorFields } from '../sections/personal';
import { languages, otherSkills } from '../sections/skills';
import { keepTold } from '../sections/told';
import { dayFromYear, eachRow, knownLevel, over, renamed, renamedRecord, told, yearOrNull } from './given';
import { defineMember, fieldMember, fieldsOf, type Member } from './member';
import { personalMember } from './personal-member';
import { referencesMember } from './references-member';
import { logisticsMember, visitorMember } from './visit-members';

interface EditedDisability {
  has_disability: boolean;
  description: string | null;
}

const disabilityMember = defineMember<EditedDisability>({
  names: ['disability'],
  schema: Joi.object(fieldsOf(disability)),
  prepare: (given, _form, { contents: { details } }) =>
    over(
      told({ has_disability: details.hasDisability, description: details.disabilityDescription }),
      renamedRecord({ disability_description: 'description' }, given),
    ),
  problems(value, form): FieldErrors {
    const { disability_description: description } = disability.problems?.(value, form) ?? {};
    return description ? { description } : {};
  },
  keep: (value, form, { stores, application }) =>
    keepTold(stores, application.id, disability.told(value, form)),
  form: (value) => disability.form(value),
});

const institutionRow = eachRow((row) => yearOrNull(renamed({ institution_name: 'name' })(row)));
const degreeRow = eachRow((row) =>
  dayFromYear(
    'graduation_date',
    'graduation_year',
  )(renamed({ institution: 'name', field_of_study: 'program', degree_type: 'degree_level' })(row)),
);
const honourRow = eachRow((row) =>
  dayFromYear('date_awarded', 'year')(renamed({ title: 'name', organization: 'award' })(row)),
);
const courseRow = eachRow((row) =>
  dayFromYear('date_completed', 'year')(renamed({ course_name: 'title' })(row)),
);

const schooling: Member[] = [
  fieldMember({ names: ['degree', 'degrees'], section: degrees, prepare: degreeRow }, 'degrees'),
  fieldMember({ names: ['honours', 'honors'], section: honors, prepare: honourRow }, 'honors'),
  fieldMember(
    { names: ['course_work', 'course_works'], section: courseWorks, prepare: courseRow },
    'course_works',
  ),
];

const institution = (section: typeof editedInstitutions): Member =>
  fieldMember({ names: ['institution', 'institutions'], section, prepare: institutionRow }, 'institutions');

const period = (section: typeof availabilityByPeriod): Member =>
  fieldMember({ names: ['period', 'periods'], section }, 'periods');

const experience = (kind: ExperienceKind, limits: () => FormLimits): Member =>
  fieldMember({ names: [`${kind}_experience`], section: experienceOf(kind, limits) }, experienceFields[kind]);

/** Questions that have no table: their answers stand in the document alone. */
const further = (type: ApplicationType): Member[] =>
  Object.entries(furtherIn(sectionsAsked[type])).map(([key, question]) => ({
    names: [key],
    schema: schemaOf(question),
    keep: async () => undefined,
    form: (value) => ({ [key]: value ?? '' }),
  }));

/** What both programmes ask alike. */
const shared = (limits: () => FormLimits): Member[] => [
  fieldMember({ names: ['interests'], section: interests }, 'interests'),
  fieldMember({ names: ['personal_statement'], section: personalStatement(limits) }, 'personal_statement'),
  fieldMember({ names: ['languages'], section: languages, prepare: eachRow(knownLevel) }, 'languages'),
  fieldMember({ names: ['other_skills'], section: otherSkills }, 'other_skills'),
  disabilityMember,
];

/** What can be edited of an application, in the order in which it is written; `limits` are asked at each check. */
export const editedMembers = (limits: () => FormLimits): Record<ApplicationType, Member[]> => ({
  intern: [
    personalMember(personalFields),
    institution(editedInstitutions),
    ...schooling,
    experience('clinic', limits),
    experience('research', limits),
    experience('volunteer', limits),
    ...shared(limits),
    period(availabilityByPeriod),
    referencesMember,
    ...further('intern'),
  ],
  // The purpose comes before the visit: it decides what that has to tell.
  visitor: [
    personalMember(visitorFields),
    visitorMember,
    institution(highestEducation),
    fieldMember({ names: ['previous_degrees'], section: previousDegrees }, 'previous_degrees'),
    ...schooling,
    ...shared(limits),
    period(visitAvailableByPeriod),
    logisticsMember,
    ...further('visitor'),
  ],
});
