import type { ApplicationType, FormLimits } from '@portal/contract-svc-applications-v1';
import type Joi from 'joi';
import { availability } from '../sections/availability';
import { disability } from '../sections/disability';
import { courseWorks, degrees, honors, institutions } from '../sections/education';
import { experience } from '../sections/experience';
import { motivation } from '../sections/motivation';
import type { Section } from '../sections/section';
import { skills } from '../sections/skills';
import { internshipForm, storedInternshipForm } from './form-schema';

/** Which call does it. */
export interface Door {
  id: string;
  path: string;
}

/** One wizard as data: its calls, its form, and the sections that it asks for. */
export interface Programme {
  type: ApplicationType;
  signIn: Door;
  getProgress: Door;
  saveProgress: Door;
  personalDetails: Door;
  sections: (Door & { section: Section })[];
  /** What is taken while it is being typed. */
  form: Joi.ObjectSchema;
  /** What is read back. */
  storedForm: Joi.ObjectSchema;
}

/** `limits` are asked at each check: an administrator may raise them. */
export function internship(limits: () => FormLimits): Programme {
  return {
    type: 'intern',
    signIn: { id: 'I01', path: '/api/intern/login' },
    getProgress: { id: 'I02', path: '/api/get-progress' },
    saveProgress: { id: 'I03', path: '/api/save-progress' },
    personalDetails: { id: 'I04', path: '/api/personal-details' },
    sections: [
      { id: 'I05', path: '/api/disability', section: disability },
      { id: 'I06', path: '/api/institution', section: institutions },
      { id: 'I07', path: '/api/degree', section: degrees },
      { id: 'I08', path: '/api/honor', section: honors },
      { id: 'I09', path: '/api/course-work', section: courseWorks },
      { id: 'I10', path: '/api/experience', section: experience(limits) },
      { id: 'I11', path: '/api/interests', section: motivation(limits) },
      { id: 'I12', path: '/api/languages', section: skills },
      { id: 'I13', path: '/api/availability', section: availability },
    ],
    form: internshipForm,
    storedForm: storedInternshipForm,
  };
}
