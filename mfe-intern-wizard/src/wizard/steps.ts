import { personFields } from '@portal/application-ui/form';
import { stepNumber as numberOf, stepsOf } from '@portal/application-ui/wizard';
import { internshipSteps } from '@portal/contract-svc-applications-v1';
import * as t from '../messages/steps';
import { seconds } from './seconds';

/** Order and conditions of the steps; the folder of a step has its fields, rules and calls. */
export const steps = stepsOf(
  internshipSteps,
  {
    welcome: {
      lead: t.welcomeLead,
      tip: t.welcomeTip,
      fields: ['purpose', 'agree_submission', 'agree_terms'],
      load: () => import('../steps/welcome'),
    },
    'personal-info': {
      lead: t.personLead,
      tip: t.personTip,
      fields: [...personFields, 'personal_details', 'intern_details'],
      load: () => import('../steps/personal-info'),
    },
    'personal-details': {
      lead: t.detailsLead,
      tip: t.detailsTip,
      fields: ['has_disability', 'disability_description', 'disability'],
      load: () => import('../steps/personal-details'),
    },
    education: {
      lead: t.educationLead,
      tip: t.educationTip,
      fields: ['institutions', 'degrees', 'honors', 'course_works', 'institution'],
      load: () => import('../steps/education'),
    },
    experience: {
      lead: t.experienceLead,
      tip: t.experienceTip,
      fields: ['clinic_experiences', 'research_experiences', 'volunteers'],
      load: () => import('../steps/experience'),
    },
    motivation: {
      lead: t.motivationLead,
      tip: t.motivationTip,
      fields: ['interests', 'personal_statement'],
      load: () => import('../steps/motivation'),
    },
    skills: {
      lead: t.skillsLead,
      tip: t.skillsTip,
      fields: ['languages', 'other_skills'],
      load: () => import('../steps/skills'),
    },
    availability: {
      lead: t.availabilityLead,
      tip: t.availabilityTip,
      fields: ['periods', 'hours_available', 'availability'],
      load: () => import('../steps/availability'),
    },
    'academic-reference': {
      lead: t.academicLead,
      tip: t.academicTip,
      fields: ['references.0', 'academic_reference', 'references.academic'],
      load: () => import('../steps/academic-reference'),
    },
    'community-reference': {
      lead: t.communityLead,
      tip: t.communityTip,
      fields: ['references.1', 'community_reference', 'references.community', 'references'],
      load: () => import('../steps/community-reference'),
    },
    documents: {
      lead: t.documentsLead,
      tip: t.documentsTip,
      fields: ['documents', 'cv', 'cover_letter', 'transcript', 'criminal_record', 'uploads'],
      load: () => import('../steps/documents'),
    },
    review: {
      lead: t.reviewLead,
      tip: t.reviewTip,
      fields: ['signature', 'agreement'],
      load: () => import('../steps/review'),
    },
  },
  seconds,
);

export type StepName = (typeof internshipSteps)[number]['value'];
export const stepNumber = (name: StepName): number => numberOf(internshipSteps, name);
