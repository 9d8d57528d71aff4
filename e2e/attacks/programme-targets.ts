import { answers } from '../support/applicants';
import type { Ids } from './actors';
import type { Target } from './target';
import { personal } from './wizard-targets';

const draft = ({ internship }: Ids) => ({ application_id: internship.application_id });
const path = (call: string) => () => `/api/programmes/intern/${call}`;
const inWizard = { who: 'wizard', by: 'internWizard', owned: true } as const;

/** The calls that serve every programme, here made for the internship. */
export const programmeTargets: Record<string, Target> = {
  signInToProgramme: { who: 'anybody', by: 'internWizard', path: path('login'), json: () => personal },
  getProgress: { ...inWizard, path: path('progress'), owned: false },
  saveProgress: {
    ...inWizard,
    path: path('progress'),
    json: (ids) => ({ ...draft(ids), current_step: 4, form_data: { languages: [answers.language] } }),
  },
  saveSection: {
    ...inWizard,
    path: path('sections/skills'),
    json: (ids) => ({
      ...draft(ids),
      answers: { languages: [answers.language], other_skills: answers.skills },
    }),
  },
  uploadDocument: {
    ...inWizard,
    path: path('documents'),
    fields: (ids) => ({ ...draft(ids), document_type: 'cv' }),
    files: ['document'],
    kinds: 'pdf',
    also: ['admin'],
  },
  submitApplication: {
    ...inWizard,
    path: path('submit'),
    json: (ids) => ({ ...draft(ids), signature: 'Mallory Example', agreement: true }),
  },
  removeDocument: {
    ...inWizard,
    path: path('documents/remove'),
    json: (ids) => ({ ...draft(ids), document_type: 'other' }),
  },
  sendReturnLink: { ...inWizard, path: path('return-link'), json: draft },
  requestEmailCode: {
    ...inWizard,
    path: path('contact/email-code'),
    json: (ids) => ({ ...draft(ids), email: 'mallory.right@example.org' }),
  },
  changeEmail: {
    ...inWizard,
    path: path('contact/email'),
    json: (ids) => ({ ...draft(ids), email: 'mallory.right@example.org', code: '123456' }),
  },
  changePhone: {
    ...inWizard,
    path: path('contact/phone'),
    json: (ids) => ({ ...draft(ids), phone: '250780000009' }),
  },
};
