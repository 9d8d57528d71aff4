import { personFields, travelFields } from '@portal/application-ui/form';
import { stepNumber as numberOf, stepsOf } from '@portal/application-ui/wizard';
import { visitDeclarations, visitSteps } from '@portal/contract-svc-applications-v1';
import * as later from './messages/laterSteps';
import * as t from './messages/steps';
import { seconds } from './wizard/seconds';

/** The order of the steps; the folder of a step has its fields, rules and calls. */
export const steps = stepsOf(
  visitSteps,
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
      needsFile: true,
      fields: [
        ...personFields,
        'institution_name',
        'institution_position',
        'national_id',
        'has_disability',
        'disability_description',
        'personal_details',
        'intern_details',
        'visitor_info',
        'disability',
        'documents.id',
        'documents.national_id',
      ],
      load: () => import('./steps/personal-info'),
    },
    education: {
      lead: later.educationLead,
      tip: later.educationTip,
      fields: ['institution', 'institutions', 'previous_degrees', 'languages', 'other_skills'],
      load: () => import('./steps/education'),
    },
    'visit-goals': {
      lead: later.goalsLead,
      tip: later.goalsTip,
      fields: ['interests', 'personal_statement'],
      load: () => import('./steps/visit-goals'),
    },
    logistics: {
      lead: later.logisticsLead,
      tip: later.logisticsTip,
      fields: [
        'visit_start_date',
        'visit_end_date',
        'hours_available',
        'periods',
        'availability',
        'has_visited',
        'is_institution',
        'people_participated',
        'accommodation_type',
        'needs_visa_assistance',
        ...travelFields,
        'logistics',
      ],
      load: () => import('./steps/logistics'),
    },
    documents: {
      lead: later.documentsLead,
      tip: later.documentsTip,
      needsFile: true,
      fields: ['documents', 'cv', 'letter', 'other', 'uploads'],
      load: () => import('./steps/documents'),
    },
    declaration: {
      lead: later.declarationLead,
      tip: later.declarationTip,
      fields: [...visitDeclarations, 'declarations'],
      load: () => import('./steps/declaration'),
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

export type StepName = (typeof visitSteps)[number]['value'];
export const stepNumber = (name: StepName): number => numberOf(visitSteps, name);
