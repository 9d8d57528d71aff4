import { editorLine } from './later';
import type { Section } from './question';

const duration = { ...editorLine, label: { en: 'Duration' } } as const;
const where = { ...editorLine, label: { en: 'Organization' } } as const;

const described = {
  description: {
    kind: 'essay',
    label: { en: 'Description' },
    example: { en: 'For example: nursing aide, district hospital, 2025.' },
    hint: { en: 'In a few words: what you did and where, at most {limit} characters.' },
    lines: 2,
    limit: 'experience_description',
    say: { en: 'Describe the experience, or remove it' },
    tooLong: { en: 'Description must be {limit} characters or less' },
  },
} as const;

export const clinicalExperience = {
  key: 'clinical-experience',
  heading: { en: 'Clinical experience' },
  why: { en: 'So that we do not teach you what you already know.' },
  ask: {
    clinic_experiences: {
      kind: 'rows',
      label: { en: 'Clinical experience' },
      row: { en: 'Clinical experience {position}' },
      add: { en: 'Add clinical experience' },
      of: {
        ...described,
        position: { ...editorLine, label: { en: 'Position' } },
        organization: where,
        duration,
      },
    },
  },
  read: { clinic_experiences: ['clinic_experience'] },
} as const satisfies Section;

export const researchExperience = {
  key: 'research-experience',
  heading: { en: 'Research experience' },
  why: { en: 'So that we can see which of our studies would suit you.' },
  ask: {
    research_experiences: {
      kind: 'rows',
      label: { en: 'Research experience' },
      row: { en: 'Research experience {position}' },
      add: { en: 'Add research experience' },
      of: {
        ...described,
        title: { ...editorLine, label: { en: 'Title' } },
        institution: { ...editorLine, label: { en: 'Institution' } },
        supervisor: { ...editorLine, label: { en: 'Supervisor' } },
        duration,
      },
    },
  },
  read: { research_experiences: ['research_experience'] },
} as const satisfies Section;

export const volunteerExperience = {
  key: 'volunteer-experience',
  heading: { en: 'Volunteer experience' },
  why: { en: 'Helping others counts for us as much as paid work.' },
  ask: {
    volunteers: {
      kind: 'rows',
      label: { en: 'Volunteer experience' },
      row: { en: 'Volunteer experience {position}' },
      add: { en: 'Add volunteer experience' },
      of: { ...described, organization: where, role: { ...editorLine, label: { en: 'Role' } }, duration },
    },
  },
  read: { volunteers: ['volunteer_experience'] },
} as const satisfies Section;
