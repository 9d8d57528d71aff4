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

/** All that is stored in tables of a programme's answers; `limits` are asked at each check. */
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
    visitAvailable,
  ],
});
