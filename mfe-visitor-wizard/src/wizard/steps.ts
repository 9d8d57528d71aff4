import { personFields, travelFields } from '@portal/application-ui/form';
import { stepNumber as numberOf, stepsOf } from '@portal/application-ui/wizard';
import { visitDeclarations, visitSteps } from '@portal/contract-svc-applications-v1';
import { highestEducation, skills } from '@portal/contract-svc-applications-v1/questions';
import { seconds } from './seconds';

/** The order of the steps; the folder of a step has its fields, rules and calls. */
export const steps = stepsOf(
  visitSteps,
  {
    welcome: {
      lead: 'What a visit is, and what you will need.',
      tip: 'Coming with others? Choose Institutional, and have a letter of support from your institution ready.',
      fields: ['purpose', 'agree_submission', 'agree_terms'],
      load: () => import('../steps/welcome'),
    },
    'personal-info': {
      lead: 'Who you are, where you come from and how we reach you.',
      tip: 'A photo of your passport page is fine, if every word on it can be read.',
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
      load: () => import('../steps/personal-info'),
    },
    education: {
      lead: 'What you have studied, and the languages you speak.',
      tip: 'Name what says most about you; you can add certificates in your own words.',
      fields: ['institution', ...Object.keys({ ...highestEducation.ask, ...skills.ask })],
      load: () => import('../steps/education'),
    },
    'visit-goals': {
      lead: 'What you would like to see and learn.',
      tip: 'The clearer your purpose, the better we can plan whom you meet.',
      fields: ['interests', 'personal_statement'],
      load: () => import('../steps/visit-goals'),
    },
    logistics: {
      lead: 'When you would like to come, and how you travel.',
      tip: 'Book nothing before you have our answer: visits depend on availability.',
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
      load: () => import('../steps/logistics'),
    },
    documents: {
      lead: 'Your CV or bio, and for an institutional visit its letter of support.',
      tip: 'Sign your CV before you scan it. Scanned with a phone is fine, if every word can be read.',
      fields: ['documents', 'cv', 'letter', 'other', 'uploads'],
      load: () => import('../steps/documents'),
    },
    declaration: {
      lead: 'What a visitor declares.',
      tip: 'Read each sentence. If one of them worries you, write to us before you go on.',
      fields: [...visitDeclarations, 'declarations'],
      load: () => import('../steps/declaration'),
    },
    review: {
      lead: 'Check your answers before you send them.',
      tip: 'After submitting, nothing can be changed. Take your time and look at each part once.',
      fields: ['signature', 'agreement'],
      load: () => import('../steps/review'),
    },
  },
  seconds,
);

export type StepName = (typeof visitSteps)[number]['value'];
export const stepNumber = (name: StepName): number => numberOf(visitSteps, name);
