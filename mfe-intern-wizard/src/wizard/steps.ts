import { personFields } from '@portal/application-ui/form';
import { stepNumber as numberOf, stepsOf } from '@portal/application-ui/wizard';
import { internshipSteps } from '@portal/contract-svc-applications-v1';
import { skills } from '@portal/contract-svc-applications-v1/questions';
import { seconds } from './seconds';

/** Order and conditions of the steps; the folder of a step has its fields, rules and calls. */
export const steps = stepsOf(
  internshipSteps,
  {
    welcome: {
      lead: 'Find out whether this internship is for you, and begin.',
      tip: 'Have your documents ready as PDF files. You can stop at any time: what you typed is kept.',
      fields: ['purpose', 'agree_submission', 'agree_terms'],
      load: () => import('../steps/welcome'),
    },
    'personal-info': {
      lead: 'Who you are and how we reach you.',
      tip: 'Use an email that you read often: the decision and your sign-in details go there.',
      fields: [...personFields, 'personal_details', 'intern_details'],
      load: () => import('../steps/personal-info'),
    },
    'personal-details': {
      lead: 'Look over your details, and tell us what you need.',
      tip: 'Tell us early what would make the work easier for you. It never counts against you.',
      fields: ['has_disability', 'disability_description', 'disability'],
      load: () => import('../steps/personal-details'),
    },
    education: {
      lead: 'Where do you study now? Add earlier degrees if you have them.',
      tip: 'Use the names as they stand on your transcript: it makes the review faster.',
      fields: ['institutions', 'degrees', 'honors', 'course_works', 'institution'],
      load: () => import('../steps/education'),
    },
    experience: {
      lead: 'Clinical work, research, volunteering: whatever you have done. All of it is optional.',
      tip: 'Experience is welcome, not required. A short line for each is enough.',
      fields: ['clinic_experiences', 'research_experiences', 'volunteers'],
      load: () => import('../steps/experience'),
    },
    motivation: {
      lead: 'What interests you, and why you want to come.',
      tip: 'Write as you would speak. We look for your reasons, not for perfect language.',
      fields: ['interests', 'personal_statement'],
      load: () => import('../steps/motivation'),
    },
    skills: {
      lead: 'The languages you speak, and what else you are good at.',
      tip: 'Patients speak many languages. A basic knowledge is worth telling, too.',
      fields: Object.keys(skills.ask),
      load: () => import('../steps/skills'),
    },
    availability: {
      lead: 'When you could come, and for how many hours a week.',
      tip: 'Periods are flexible. A second or third one makes it easier to find a place for you.',
      fields: ['periods', 'hours_available', 'availability'],
      load: () => import('../steps/availability'),
    },
    'academic-reference': {
      lead: 'A teacher, tutor or supervisor who knows your studies.',
      tip: 'Ask your referee first, and for a letter as a PDF with signature and date.',
      fields: ['references.0', 'academic_reference', 'references.academic'],
      load: () => import('../steps/academic-reference'),
    },
    'community-reference': {
      lead: 'Someone outside your family who can speak about your character.',
      tip: 'A community leader, an employer or someone you volunteered with is a good choice.',
      fields: ['references.1', 'community_reference', 'references.community', 'references'],
      load: () => import('../steps/community-reference'),
    },
    documents: {
      lead: 'Your CV, cover letter, transcript and criminal record.',
      tip: 'Scanned with a phone is fine, if every word can be read. Sign your CV before you scan it.',
      fields: ['documents', 'cv', 'cover_letter', 'transcript', 'criminal_record', 'uploads'],
      load: () => import('../steps/documents'),
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

export type StepName = (typeof internshipSteps)[number]['value'];
export const stepNumber = (name: StepName): number => numberOf(internshipSteps, name);
