import { stepNumber as numberOf, stepsOf } from '@portal/application-ui/wizard';
import { internshipSteps } from '@portal/contract-svc-applications-v1';
import * as later from './messages/laterSteps';
import * as t from './messages/steps';
import { seconds } from './wizard/seconds';

/** The order and conditions of the steps; each step's folder contains its fields, rules and calls. */
export const steps = stepsOf(
  internshipSteps,
  {
    welcome: {
      lead: t.welcomeLead,
      tip: t.welcomeTip,
      load: () => import('./steps/welcome'),
    },
    'personal-info': {
      lead: later.personLead,
      tip: later.personTip,
      load: () => import('./steps/personal-info'),
    },
    'personal-details': {
      lead: later.detailsLead,
      tip: later.detailsTip,
      load: () => import('./steps/personal-details'),
    },
    education: {
      lead: later.educationLead,
      tip: later.educationTip,
      load: () => import('./steps/education'),
    },
    experience: {
      lead: later.experienceLead,
      tip: later.experienceTip,
      load: () => import('./steps/experience'),
    },
    motivation: {
      lead: later.motivationLead,
      tip: later.motivationTip,
      load: () => import('./steps/motivation'),
    },
    skills: {
      lead: later.skillsLead,
      tip: later.skillsTip,
      load: () => import('./steps/skills'),
    },
    availability: {
      lead: later.availabilityLead,
      tip: later.availabilityTip,
      load: () => import('./steps/availability'),
    },
    'academic-reference': {
      lead: later.academicLead,
      tip: later.academicTip,
      needsFile: true,
      load: () => import('./steps/academic-reference'),
    },
    'community-reference': {
      lead: later.communityLead,
      tip: later.communityTip,
      needsFile: true,
      load: () => import('./steps/community-reference'),
    },
    documents: {
      lead: later.documentsLead,
      tip: later.documentsTip,
      needsFile: true,
      load: () => import('./steps/documents'),
    },
    review: {
      lead: later.reviewLead,
      tip: later.reviewTip,
      load: () => import('./steps/review'),
    },
  },
  seconds,
);

export type StepName = (typeof internshipSteps)[number]['value'];
export const stepNumber = (name: StepName): number => numberOf(internshipSteps, name);
