import { stepNumber as numberOf, stepsOf } from '@portal/application-ui/wizard';
import { visitSteps } from '@portal/contract-svc-applications-v1';
import * as later from './messages/laterSteps';
import * as t from './messages/steps';
import { seconds } from './wizard/seconds';

/** The order of the steps; each step's folder contains its fields, rules and calls. */
export const steps = stepsOf(
  visitSteps,
  {
    welcome: {
      lead: t.welcomeLead,
      tip: t.welcomeTip,
      load: () => import('./steps/welcome'),
    },
    'personal-info': {
      lead: later.personLead,
      tip: later.personTip,
      needsFile: true,
      load: () => import('./steps/personal-info'),
    },
    education: {
      lead: later.educationLead,
      tip: later.educationTip,
      load: () => import('./steps/education'),
    },
    'visit-goals': {
      lead: later.goalsLead,
      tip: later.goalsTip,
      load: () => import('./steps/visit-goals'),
    },
    logistics: {
      lead: later.logisticsLead,
      tip: later.logisticsTip,
      load: () => import('./steps/logistics'),
    },
    documents: {
      lead: later.documentsLead,
      tip: later.documentsTip,
      needsFile: true,
      load: () => import('./steps/documents'),
    },
    declaration: {
      lead: later.declarationLead,
      tip: later.declarationTip,
      load: () => import('./steps/declaration'),
    },
    review: {
      lead: later.reviewLead,
      tip: later.reviewTip,
      load: () => import('./steps/review'),
    },
  },
  seconds,
);

export type StepName = (typeof visitSteps)[number]['value'];
export const stepNumber = (name: StepName): number => numberOf(visitSteps, name);
