import { personFields } from '@portal/application-ui/form';
import { stepNumber as numberOf, stepsOf } from '@portal/application-ui/wizard';
import { internshipSteps } from '@portal/contract-svc-applications-v1';
import * as later from './messages/laterSteps';
import * as t from './messages/steps';
import { seconds } from './wizard/seconds';

/** Order and conditions of the steps; the folder of a step has its fields, rules and calls. */
export const steps = stepsOf(
  internshipSteps,
  {
    welcome: {
      lead: t.welcomeLead,
      tip: t.welcomeTip,
      fields: ['purpose', 'agree_submission', 'agree_terms'],
      load: () => import('./steps/welcome'),
    },
    'personal-info': {
      lead: later.personLead,
      tip: later.personTip,
      fields: [...personFields, 'personal_details', 'intern_details'],
      load: () => import('./steps/personal-info'),
    },
    'personal-details': {
      lead: later.detailsLead,
      tip: later.detailsTip,
      fields: ['has_disability', 'disability_description', 'disability'],
      load: () => import('./steps/personal-details'),
    },
    education: {
      lead: later.educationLead,
      tip: later.educationTip,
      fields: ['institutions', 'degrees', 'honors', 'course_works', 'institution'],
      load: () => import('./steps/education'),
    },
    experience: {
      lead: later.experienceLead,
      tip: later.experienceTip,
      fields: ['clinic_experiences', 'research_experiences', 'volunteers'],
      load: () => import('./steps/experience'),
    },
    motivation: {
      lead: later.motivationLead,
      tip: later.motivationTip,
      fields: ['interests', 'personal_statement'],
      load: () => import('./steps/motivation'),
    },
    skills: {
      lead: later.skillsLead,
      tip: later.skillsTip,
      fields: ['languages', 'other_skills'],
      load: () => import('./steps/skills'),
    },
    availability: {
      lead: later.availabilityLead,
      tip: later.availabilityTip,
      fields: ['periods', 'hours_available', 'availability'],
      load: () => import('./steps/availability'),
    },
    'academic-reference': {
      lead: later.academicLead,
      tip: later.academicTip,
      needsFile: true,
      fields: ['references.0', 'academic_reference', 'references.academic'],
      load: () => import('./steps/academic-reference'),
    },
    'community-reference': {
      lead: later.communityLead,
      tip: later.communityTip,
      needsFile: true,
      fields: ['references.1', 'community_reference', 'references.community', 'references'],
      load: () => import('./steps/community-reference'),
    },
    documents: {
      lead: later.documentsLead,
      tip: later.documentsTip,
      needsFile: true,
      fields: ['documents', 'cv', 'cover_letter', 'transcript', 'criminal_record', 'uploads'],
      load: () => import('./steps/documents'),
    },
    review: {
      lead: later.reviewLead,
      tip: later.reviewTip,
      fields: ['signature', 'agreement'],
      load: () => import('./steps/review'),
    },
  },
  seconds,
);

export type StepName = (typeof internshipSteps)[number]['value'];
export const stepNumber = (name: StepName): number => numberOf(internshipSteps, name);
