import type { ApplicationType, FormLimits } from '@portal/contract-svc-applications-v1';
import { refereeSection } from '../references/referee-section';
import { availability, visitAvailable } from './availability';
import { disability } from './disability';
import { courseWorks, degrees, highestEducation, honors, institutions } from './education';
import { experienceOf } from './experience';
import { logistics } from './logistics';
import { interests, personalStatement } from './motivation';
import { organisation } from './organisation';
import { personalFields, personalSection, visitorFields } from './personal';
import { sameAnswer } from './same-answer';
import type { FormSection } from './section';
import { languages, otherSkills } from './skills';

/** Each by itself, so that what is right in a step is taken beside what is not yet. */
const shared = (limits: () => FormLimits): FormSection[] => [
  disability,
  degrees,
  interests,
  personalStatement(limits),
  languages,
  otherSkills,
];

const periodPaths: Record<string, string> = {
  'periods.0.start_date': 'visit_start_date',
  'periods.0.end_date': 'visit_end_date',
};

/** The wizard makes the period of the days of the visit: what is wrong with it stands at these. */
const whileVisiting: FormSection = {
  ...visitAvailable,
  answers: (typed, form) =>
    sameAnswer([typed.periods, form.visit_start_date, form.visit_end_date], '')
      ? { ...typed, periods: [{}] }
      : typed,
  path: (field) => periodPaths[field] ?? field,
};

/** All that a programme's form says of what is stored in tables; `limits` are asked at each check. */
export const sectionsOf = (limits: () => FormLimits): Record<ApplicationType, FormSection[]> => ({
  intern: [
    personalSection(personalFields),
    institutions,
    honors,
    courseWorks,
    experienceOf('clinic', limits),
    experienceOf('research', limits),
    experienceOf('volunteer', limits),
    ...shared(limits),
    availability,
    refereeSection('academic'),
    refereeSection('community'),
  ],
  visitor: [
    personalSection(visitorFields),
    organisation,
    highestEducation,
    ...shared(limits),
    logistics,
    whileVisiting,
  ],
});

/** What the form has beside: it is read from the form itself. */
export const inFormAlone = [
  'purpose',
  'agree_submission',
  'agree_terms',
  'agreement',
  'country_code',
  'previous_degrees',
  'signature',
] as const;
